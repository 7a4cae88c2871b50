import { useState } from 'react';
import { fieldTime, LATEST_FIELD_TIME, parseFieldTime } from '../../frame/times.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';

/** A day and time in Charlotte's time zone. */
export function MomentField({ field, path, value, onChange }: FieldWidgetProps) {
  // A year that is being typed is no time yet, and stays in the field until it is one.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    const time = parseFieldTime(text);
    setTyped(time ? null : text);
    if (time) onChange(time);
    else if (text === '') onChange(field.empty);
  };
  return (
    <FieldFrame {...useFieldWords({ field, path, value })}>
      {(wiring) => (
        <input
          {...wiring}
          className={controlClass}
          type="datetime-local"
          max={LATEST_FIELD_TIME}
          value={typed ?? (typeof value === 'string' && value !== '' ? fieldTime(value) : '')}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </FieldFrame>
  );
}
