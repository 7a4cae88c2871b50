import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldParts } from './field-parts.ts';

type SelectProps = Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

interface SelectFieldProps extends FieldProps {
  /** The text of the empty option: "Choose one". */
  emptyChoice: string;
  choices: readonly { value: string; label: string }[];
}

/** A native select field. */
export function SelectField({ emptyChoice, choices, ...props }: SelectFieldProps & SelectProps) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <select {...control}>
        <option value="">{emptyChoice}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
