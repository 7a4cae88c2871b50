import { contactForm, formConsents } from '#content/contact.ts';
import { Caution } from '../ui/caution.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { LeadFormRow } from './lead-form.tsx';
import { TrapField } from './trap-field.tsx';

interface ConsentFieldsProps {
  /** The name of the firm that asks. */
  firm: string;
  /** Only true if the visitor checked it before: consent is never preselected. */
  checked: boolean;
}

/** The parts that every lead form needs: consent to calls and texts, the agency disclosure, and the honeypot field. */
export function ConsentFields({ firm, checked }: ConsentFieldsProps) {
  return (
    <>
      <LeadFormRow>
        <CheckField
          name="callTextConsent"
          value="yes"
          defaultChecked={checked}
          label={
            <>
              {formConsents(firm).callText.text}{' '}
              <a href={contactForm.privacyLink.href}>{contactForm.privacyLink.label}</a>
            </>
          }
        />
      </LeadFormRow>
      <LeadFormRow>
        <Caution>{contactForm.caution}</Caution>
      </LeadFormRow>
      <TrapField />
    </>
  );
}
