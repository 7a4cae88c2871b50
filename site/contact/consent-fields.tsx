import { contactForm, formConsents } from '#content/contact.ts';
import { Caution } from '../ui/caution.tsx';
import { CheckField } from '../ui/check-field.tsx';
import styles from './consent-fields.module.css';
import { TrapField } from './trap-field.tsx';

interface ConsentFieldsProps {
  /** The name of the firm that asks. */
  firm: string;
  prefix: string;
  /** Only what the visitor ticked before: a consent is never ticked for them. */
  ticked: boolean;
}

/** What every lead form asks and says before it may be used: calls and texts, the agency disclosure, and the field that only programs see. */
export function ConsentFields({ firm, prefix, ticked }: ConsentFieldsProps) {
  return (
    <>
      <div className={styles.full}>
        <CheckField
          name="callTextConsent"
          prefix={prefix}
          value="yes"
          defaultChecked={ticked}
          label={
            <>
              {formConsents(firm).callText.text}{' '}
              <a href={contactForm.privacyLink.href}>{contactForm.privacyLink.label}</a>
            </>
          }
        />
      </div>
      <div className={styles.full}>
        <Caution>{contactForm.caution}</Caution>
      </div>
      <TrapField />
    </>
  );
}
