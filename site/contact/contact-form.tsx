import { Fragment, useState } from 'react';
import { contactForm, contactNotes, contactToasts, interestLabels } from '#content/contact.ts';
import { parseContactLead } from '#domain/leads/contact-lead.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import styles from './contact-form.module.css';
import type { ContactPrefill } from './contact-prefill.ts';
import { LeadForm, LeadFormRow } from './lead-form.tsx';
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
  const lead = useLeadForm({
    kind: 'contact',
    path: '/api/leads',
    parse: parseContactLead,
    toasts: contactToasts,
    submitted,
    onSent: () => setInitial(BLANK),
  });
  const errors = lead.state.status === 'invalid' ? lead.state.errors : [];
  const field = (name: keyof typeof fields) => ({
    name,
    prefix: PREFIX,
    ...fields[name],
    defaultValue: initial[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  const { optional } = contactForm;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  return (
    <LeadForm
      lead={lead}
      action="/contact#contact"
      prefix={PREFIX}
      fields={fields}
      notes={contactNotes}
      button={contactForm}
      heading={<Heading className={styles.heading}>{contactForm.heading}</Heading>}
      className={styles.sheet}
    >
      {/* Fields of a form that was sent begin anew: a reset alone would bring back what a link filled in. */}
      <Fragment key={initial === BLANK ? 'blank' : 'first'}>
        <TextField {...field('firstName')} required autoComplete="given-name" />
        <TextField {...field('lastName')} required autoComplete="family-name" />
        <TextField {...field('email')} required type="email" autoComplete="email" />
        <TextField {...field('phone')} optionalWord={optional} type="tel" autoComplete="tel" />
        <ConsentFields prefix={PREFIX} ticked={initial.callTextConsent === 'yes'} />
        <LeadFormRow>
          <SelectField
            {...field('interest')}
            required
            emptyChoice={fields.interest.placeholder}
            choices={INTERESTS.map((value) => ({ value, label: interestLabels[value] }))}
          />
        </LeadFormRow>
        <LeadFormRow>
          <TextField {...field('neighborhoods')} optionalWord={optional} />
        </LeadFormRow>
        <LeadFormRow>
          <TextAreaField {...field('message')} optionalWord={optional} rows={4} />
        </LeadFormRow>
      </Fragment>
    </LeadForm>
  );
}
