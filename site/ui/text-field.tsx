import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldParts } from './field-parts.ts';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

/**
 * A field for one line of text, an e-mail address or a phone number (`type`). Takes a `defaultValue`, never a `value`.
 */
export function TextField(props: FieldProps & InputProps) {
  const { frame, control } = fieldParts(props);
  return (
    <FieldFrame {...frame}>
      <input type="text" {...control} />
    </FieldFrame>
  );
}
