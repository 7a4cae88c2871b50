import { consents, contactForm, contactNotes, contactToasts, interestLabels } from '#content/contact.ts';
import { parseContactLead } from '#domain/leads/contact-lead.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { Button } from '../ui/button.tsx';
import { Caution } from '../ui/caution.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './contact-form.module.css';
import { FormNote } from './form-note.tsx';
import { useLeadForm } from './use-lead-form.ts';

const PREFIX = 'contact';
const { fields } = contactForm;

/** The contact form. It posts to /contact by itself; hydrated, it stays on the page and says what happens. */
export function ContactForm({ submitted }: { submitted?: SubmittedForm | undefined }) {
  const { form, state, onSubmit } = useLeadForm({
    path: '/api/leads',
    parse: parseContactLead,
    toasts: contactToasts,
    submitted,
  });
  const typed = submitted && 'values' in submitted ? submitted.values : {};
  const field = (name: keyof typeof fields) => ({
    name,
    prefix: PREFIX,
    ...fields[name],
    defaultValue: typed[name],
    error:
      state.status === 'invalid' ? state.errors.find((error) => error.field === name)?.message : undefined,
  });
  const { optional } = contactForm;

  return (
    <form className={styles.form} ref={form} action="/contact#contact" method="post" onSubmit={onSubmit}>
      <h3 className={styles.heading}>{contactForm.heading}</h3>
      <FormNote
        state={state}
        notes={contactNotes}
        prefix={PREFIX}
        labels={Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))}
      />
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} required autoComplete="family-name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} optionalWord={optional} type="tel" autoComplete="tel" />
      <div className={styles.full}>
        <CheckField
          name="callTextConsent"
          prefix={PREFIX}
          value="yes"
          defaultChecked={typed.callTextConsent === 'yes'}
          label={
            <>
              {consents.callText.text}{' '}
              <a href={contactForm.privacyLink.href}>{contactForm.privacyLink.label}</a>
            </>
          }
        />
      </div>
      <div className={styles.full}>
        <Caution>{contactForm.caution}</Caution>
      </div>
      <div className={styles.full}>
        <SelectField
          {...field('interest')}
          required
          emptyChoice={fields.interest.placeholder}
          choices={INTERESTS.map((value) => ({ value, label: interestLabels[value] }))}
        />
      </div>
      <div className={styles.full}>
        <TextField {...field('neighborhoods')} optionalWord={optional} />
      </div>
      <div className={styles.full}>
        <TextAreaField {...field('message')} optionalWord={optional} rows={4} />
      </div>
      <div className={styles.send}>
        <Button type="submit" disabled={state.status === 'submitting'}>
          {state.status === 'submitting' ? contactForm.submitting : contactForm.submit}
        </Button>
        <p className={styles.hint}>
          {contactForm.requiredNote.before}
          <span className={styles.mark}>{contactForm.requiredNote.mark}</span>
          {contactForm.requiredNote.after}
        </p>
        <p className={styles.notice}>{consents.email.text}</p>
      </div>
    </form>
  );
}
