import { contactForm } from '#content/contact.ts';
import { sellerGuideForm } from '#content/seller-guide.ts';
import type { FieldError } from '#domain/leads/parse-form.ts';
import { ConsentFields } from '../contact/consent-fields.tsx';
import { LeadFormRow } from '../contact/lead-form.tsx';
import { TextField } from '../ui/text-field.tsx';

const { fields } = sellerGuideForm;

interface GuideFieldsProps {
  prefix: string;
  /** What the fields begin with, by name. */
  initial: Record<string, string>;
  errors: FieldError[];
}

/** The fields of the seller's-guide form, named as the seller lead's. */
export function GuideFields({ prefix, initial, errors }: GuideFieldsProps) {
  const field = (name: keyof typeof fields) => ({
    name,
    prefix,
    ...fields[name],
    defaultValue: initial[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <>
      <TextField {...field('firstName')} required autoComplete="given-name" />
      <TextField {...field('lastName')} required autoComplete="family-name" />
      <TextField {...field('email')} required type="email" autoComplete="email" />
      <TextField {...field('phone')} required type="tel" autoComplete="tel" />
      <LeadFormRow>
        <TextField {...field('address')} optionalWord={contactForm.optional} autoComplete="street-address" />
      </LeadFormRow>
      <ConsentFields prefix={prefix} ticked={initial.callTextConsent === 'yes'} />
    </>
  );
}
