import type { ComponentProps } from 'react';
import styles from './field-control.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldWiring } from './field-wiring.ts';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

/** One line of text, an e-mail address or a phone number (`type`). Takes a `defaultValue`, never a `value`. */
export function TextField({
  name,
  prefix,
  label,
  required,
  optionalWord,
  hint,
  error,
  ...input
}: FieldProps & InputProps) {
  const wiring = fieldWiring({ name, prefix, required, hint, error });
  return (
    <FieldFrame {...{ wiring, label, required, optionalWord, hint, error }}>
      <input className={styles.control} type="text" {...input} {...wiring.control} />
    </FieldFrame>
  );
}
