import { contactForm, contactNotes, contactToasts, interestLabels } from '#content/contact.ts';
import type { AgentContact } from '#domain/agent/agent-profile.ts';
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

interface ContactFormProps {
  agent: AgentContact;
  submitted?: SubmittedForm | undefined;
  /** Values from a link; the visitor's own input takes precedence. */
  prefill?: ContactPrefill | undefined;
  /** One level below the heading of the section that contains the form. */
  headingLevel?: 2 | 3;
}

/** The contact form. It posts to /contact without JavaScript; hydrated, it stays on the page and shows the outcome. */
export function ContactForm({ agent, submitted, prefill = {}, headingLevel = 3 }: ContactFormProps) {
  const lead = useLeadForm({
    kind: 'contact',
    path: '/api/leads',
    prefix: 'contact',
    fields: contactForm.fields,
    parse: parseContactLead,
    toasts: contactToasts(agent.phone),
    submitted,
    prefill,
  });
  const { field, initial } = lead;
  const { optional } = contactForm;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';

  return (
    <LeadForm
      agent={agent}
      lead={lead}
      action="/contact#contact-form"
      notes={contactNotes}
      button={contactForm}
      heading={<Heading className={styles.heading}>{contactForm.heading}</Heading>}
      className={styles.sheet}
    >
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} required autoComplete="family-name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} optionalWord={optional} type="tel" autoComplete="tel" />
      <ConsentFields firm={agent.firm} checked={initial.callTextConsent === 'yes'} />
      <LeadFormRow>
        <SelectField
          {...field('interest')}
          required
          emptyChoice={contactForm.fields.interest.placeholder}
          choices={INTERESTS.map((value) => ({ value, label: interestLabels[value] }))}
        />
      </LeadFormRow>
      <LeadFormRow>
        <TextField {...field('neighborhoods')} optionalWord={optional} />
      </LeadFormRow>
      <LeadFormRow>
        <TextAreaField {...field('message')} optionalWord={optional} rows={4} />
      </LeadFormRow>
    </LeadForm>
  );
}
