import { useState } from 'react';
import { nameWords as words } from '#content/desk/content-editor.ts';
import { nameInWords } from '#domain/records/record-words.ts';
import { slugOf } from '#domain/records/slug-of.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { useForm } from './form-context.ts';

interface NameFieldProps {
  path: string;
  /** As the record has it: "who-pays". */
  name: string;
  /** Names that are taken. */
  others: readonly string[];
  onChange: (name: string) => void;
}

/** The name of a part of a record, typed as words. */
export function NameField({ path, name, others, onChange }: NameFieldProps) {
  const { problems } = useForm();
  const [typed, setTyped] = useState(nameInWords(name));
  const isTaken = others.includes(slugOf(typed));
  // Changed from elsewhere.
  if (!isTaken && slugOf(typed) !== name) setTyped(nameInWords(name));
  return (
    <FieldFrame label={words.label} error={isTaken ? words.taken : problems.get(path)}>
      {(wiring) => (
        <input
          {...wiring}
          className={controlClass}
          type="text"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = slugOf(target.value);
            if (!others.includes(next)) onChange(next);
          }}
        />
      )}
    </FieldFrame>
  );
}
