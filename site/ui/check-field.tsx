import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';
import { FieldError } from './field-error.tsx';
import { type FieldBasics, fieldWiring } from './field-wiring.ts';
import tick from './tick.module.css';

interface CheckFieldProps extends Omit<FieldBasics, 'hint'> {
  /** May be whole sentences with links. */
  label: ReactNode;
}

type CheckboxProps = Omit<
  ComponentProps<'input'>,
  keyof CheckFieldProps | 'id' | 'type' | 'checked' | 'prefix'
>;

/** A checkbox with its label. Never preselected if it gives consent. */
export function CheckField({
  name,
  prefix,
  required,
  error,
  label,
  ...input
}: CheckFieldProps & CheckboxProps) {
  const wiring = fieldWiring({ name, prefix, required, error });
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input className={tick.tick} type="checkbox" {...input} {...wiring.control} />
        <span>{label}</span>
      </label>
      {error && <FieldError id={wiring.errorId}>{error}</FieldError>}
    </div>
  );
}
