import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPlaceholder, withAgent } from '#domain/agent/agent-placeholders.ts';
import { meQuery } from '../../api/queries.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { type FieldWidgetProps, useFieldWords } from './field-props.ts';
import { useForm } from './form-context.ts';
import { Marks } from './marks.tsx';
import styles from './text-fields.module.css';

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** One line of text. */
export function LineField({ field, path, value, onChange }: FieldWidgetProps) {
  const { isNew } = useForm();
  const agent = useQuery(meQuery).data?.agent;
  const text = textOf(value);
  // A value that is a single placeholder, such as the agent's phone, is displayed as its value; the placeholder stays until edited.
  const shown = agent && isPlaceholder(text) ? withAgent(text, agent) : text;
  return (
    <div>
      <FieldFrame {...useFieldWords({ field, path, value })}>
        {(wiring) => (
          <input
            {...wiring}
            className={controlClass}
            type="text"
            readOnly={field.isFixed && !isNew}
            value={shown}
            onChange={({ target }) => onChange(target.value === '' ? field.empty : target.value)}
          />
        )}
      </FieldFrame>
      <Marks path={path} text={text} onChange={onChange} />
    </div>
  );
}

/** Text of several paragraphs, in a field that grows. */
export function ParagraphsField({ field, path, value, onChange }: FieldWidgetProps) {
  const text = textOf(value);
  return (
    <div>
      <FieldFrame {...useFieldWords({ field, path, value })}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={`${controlClass} ${styles.paragraphs}`}
            rows={3}
            value={text}
            onChange={({ target }) => onChange(target.value === '' ? field.empty : target.value)}
          />
        )}
      </FieldFrame>
      <Marks path={path} text={text} onChange={onChange} />
    </div>
  );
}

/** A number or whole dollars. Input that is not a number yet is passed on as typed. */
export function NumberField({ field, path, value, onChange }: FieldWidgetProps) {
  const isMoney = field.widget === 'money';
  const shown = isMoney ? groupedDigits(textOf(value)) : textOf(value);
  const [typed, setTyped] = useState(shown);
  // The value was changed outside this field.
  if (typed !== shown && (numberOf(typed, field.holds === 'string') ?? '') !== (value ?? '')) setTyped(shown);
  const change = (text: string) => {
    setTyped(text);
    onChange(numberOf(text, field.holds === 'string') ?? field.empty);
  };
  return (
    <FieldFrame {...useFieldWords({ field, path, value })}>
      {(wiring) => (
        <div className={isMoney ? styles.money : undefined}>
          <input
            {...wiring}
            className={controlClass}
            type="text"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setTyped(shown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** "1400000" -> "1,400,000" */
const groupedDigits = (text: string): string =>
  /^\d+$/.test(text) ? BigInt(text).toLocaleString('en-US') : text;

/** "1,400,000" -> 1400000, or "1400000" if the record stores text; null if empty. */
function numberOf(typed: string, asText: boolean): number | string | null {
  const plain = typed.replace(/[$,\s]/g, '');
  if (asText) return plain.replace(/^0+(?=\d)/, '');
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : typed;
}

export function DateField({ field, path, value, onChange }: FieldWidgetProps) {
  return (
    <FieldFrame {...useFieldWords({ field, path, value })}>
      {(wiring) => (
        <input
          {...wiring}
          className={controlClass}
          type="date"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value || field.empty)}
        />
      )}
    </FieldFrame>
  );
}
