import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';
import type { FieldBasics, FieldWiring } from './field-wiring.ts';

/** The props of text, select and text area fields; all others are passed to the control. */
export interface FieldProps extends FieldBasics {
  label: string;
  /** The label's suffix for a field that may be empty: "(optional)". */
  optionalWord?: string | undefined;
}

/** Label, control, error and hint. Controls are uncontrolled, so that a form works before hydration. */
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
