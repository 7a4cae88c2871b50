import type { ComponentProps } from 'react';
import styles from './field-control.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldWiring } from './field-wiring.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

/** Several lines of text. */
export function TextAreaField({
  name,
  prefix,
  label,
  required,
  optionalWord,
  hint,
  error,
  ...area
}: FieldProps & TextAreaProps) {
  const wiring = fieldWiring({ name, prefix, required, hint, error });
  return (
    <FieldFrame {...{ wiring, label, required, optionalWord, hint, error }}>
      <textarea className={styles.control} {...area} {...wiring.control} />
    </FieldFrame>
  );
}
