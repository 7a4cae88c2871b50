import type { ComponentProps } from 'react';
import styles from './field-control.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldWiring } from './field-wiring.ts';

type SelectProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

interface SelectFieldProps extends FieldProps {
  /** The first entry, with an empty value: "Choose one". */
  emptyChoice?: string;
  choices: readonly { value: string; label: string }[];
}

/** A choice of one from a list, with the browser's own list. */
export function SelectField({
  name,
  prefix,
  label,
  required,
  optionalWord,
  hint,
  error,
  emptyChoice,
  choices,
  ...select
}: SelectFieldProps & SelectProps) {
  const wiring = fieldWiring({ name, prefix, required, hint, error });
  return (
    <FieldFrame {...{ wiring, label, required, optionalWord, hint, error }}>
      <select className={styles.control} {...select} {...wiring.control}>
        {emptyChoice && <option value="">{emptyChoice}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
