import { useId } from 'react';
import styles from './error-summary.module.css';
import { fieldId } from './field-wiring.ts';
import { Icon } from './icon.tsx';
import { Outcome } from './outcome.tsx';

interface ErrorSummaryProps {
  title: string;
  text: string;
  /** The invalid fields in the form's order, by name and label. */
  fields: readonly { name: string; label: string }[];
  /** The form's prefix for field ids. */
  prefix: string;
}

/**
 * Shown above an invalid form, with a link to each field. It takes focus when mounted: give it a new `key` for each
 * attempt, so that it does so again.
 */
export function ErrorSummary({ title, text, fields, prefix }: ErrorSummaryProps) {
  const sentence = useId();
  return (
    <Outcome className={styles.summary} aria-labelledby={sentence}>
      <Icon name="warning" className={styles.icon} />
      <div>
        <p id={sentence}>
          <strong>{title}</strong> {text}
        </p>
        <ul className={styles.fields}>
          {fields.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${fieldId(name, prefix)}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Outcome>
  );
}
