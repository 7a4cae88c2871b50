import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldParts } from './field-parts.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

/** A field for several lines of text. */
export function TextAreaField(props: FieldProps & TextAreaProps) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} />
    </FieldFrame>
  );
}
