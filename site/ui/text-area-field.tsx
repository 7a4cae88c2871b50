import { type ComponentProps, useState } from 'react';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { fieldParts } from './field-parts.ts';
import { useHydrated } from './use-hydrated.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id' | 'value' | 'prefix'>;

/** A field for several lines of text. */
export function TextAreaField(props: FieldProps & TextAreaProps) {
  const { frame, control } = fieldParts(props);
  const isHydrated = useHydrated();
  const [initial] = useState(() => (isHydrated ? undefined : textIn(control.id)) ?? control.defaultValue);
  return (
    <FieldFrame {...frame}>
      <textarea {...control} defaultValue={initial} />
    </FieldFrame>
  );
}

/** The text typed before hydration: unlike an <input>, React would reset a <textarea> to the server's text. */
function textIn(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return (document.getElementById(id) as HTMLTextAreaElement | null)?.value;
}
