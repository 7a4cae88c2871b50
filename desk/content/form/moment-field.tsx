import { fieldTime, timeOfField } from '../../frame/times.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';

/** A day and time in Charlotte's time zone. */
export function MomentField({ field, path, value, onChange }: FieldWidgetProps) {
  return (
    <FieldFrame {...useFieldWords({ field, path, value })}>
      {(wiring) => (
        <input
          {...wiring}
          className={controlClass}
          type="datetime-local"
          value={typeof value === 'string' && value !== '' ? fieldTime(value) : ''}
          onChange={({ target }) => onChange(target.value === '' ? field.empty : timeOfField(target.value))}
        />
      )}
    </FieldFrame>
  );
}
