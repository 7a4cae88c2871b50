import { contactForm } from '#content/contact.ts';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import styles from './trap-field.module.css';

/**
 * A honeypot field: off screen, outside the tab order, and hidden from screen readers, autofill and password managers.
 */
export function TrapField() {
  return (
    <label className={styles.trap} aria-hidden="true">
      {contactForm.trap}
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" data-1p-ignore data-lpignore="true" />
    </label>
  );
}
