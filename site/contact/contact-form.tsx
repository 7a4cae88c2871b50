import { Fragment, useState } from 'react';
import { consents, contactForm, contactNotes, contactToasts, interestLabels } from '#content/contact.ts';
import { parseContactLead } from '#domain/leads/contact-lead.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import styles from './contact-form.module.css';
import type { ContactPrefill } from './contact-prefill.ts';
import { FormNote } from './form-note.tsx';
import { useLeadForm } from './use-lead-form.ts';

const PREFIX = 'contact';
const { fields } = contactForm;
const BLANK = {};

interface ContactFormProps {
  submitted?: SubmittedForm | undefined;
  /** What a link filled in; anything the visitor typed comes before it. */
  prefill?: ContactPrefill | undefined;
  /** One below the heading of the section that holds the form. */
  headingLevel?: 2 | 3;
}

/** The contact form. It posts to /contact by itself; hydrated, it stays on the page and says what happens. */
export function ContactForm({ submitted, prefill = {}, headingLevel = 3 }: ContactFormProps) {
  const [initial, setInitial] = useState<Record<string, string>>(
    submitted && 'values' in submitted ? submitted.values : { ...prefill },
  );
  const { form, state, onSubmit } = useLeadForm({
    kind: 'contact',
    path: '/api/leads',
    parse: parseContactLead,
    toasts: contactToasts,
    submitted,
    onSent: () => setInitial(BLANK),
  });
  const field = (name: keyof typeof fields) => ({
    name,
    prefix: PREFIX,
    ...fields[name],
    defaultValue: initial[name],
    error:
      state.status === 'invalid' ? state.errors.find((error) => error.field === name)?.message : undefined,
  });
  const { optional } = contactForm;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  return (
    <form className={styles.form} ref={form} action="/contact#contact" method="post" onSubmit={onSubmit}>
      <Heading className={styles.heading}>{contactForm.heading}</Heading>
      <FormNote
        state={state}
        notes={contactNotes}
        prefix={PREFIX}
        labels={Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))}
      />
      {/* Fields of a form that was sent begin anew: a reset alone would bring back what a link filled in. */}
      <Fragment key={initial === BLANK ? 'blank' : 'first'}>
        <TextField {...field('firstName')} required autoComplete="given-name" />
        <TextField {...field('lastName')} required autoComplete="family-name" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('phone')} optionalWord={optional} type="tel" autoComplete="tel" />
        <ConsentFields prefix={PREFIX} ticked={initial.callTextConsent === 'yes'} />
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
      </Fragment>
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
