import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';
import type { FieldBasics, FieldWiring } from './field-wiring.ts';

/** What text, select and text area fields are given; the rest of their props goes to the control. */
export interface FieldProps extends FieldBasics {
  label: string;
  /** Word in brackets for a field that may stay empty: "(optional)". */
  optionalWord?: string | undefined;
}

/** Label above, control, then error and hint. Its controls are uncontrolled, so that a form works before hydration. */
export function FieldFrame({
  wiring,
  label,
  required,
  optionalWord,
  hint,
  error,
  children,
}: Omit<FieldProps, 'name' | 'prefix'> & { wiring: FieldWiring; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={wiring.control.id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
        {optionalWord && <span className={styles.optional}> {optionalWord}</span>}
      </label>
      {children}
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
