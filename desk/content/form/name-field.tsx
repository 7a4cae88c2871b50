import { useState } from 'react';
import { nameWords as words } from '#content/desk/content-editor.ts';
import { nameInWords } from '#domain/records/record-words.ts';
import { slugOf } from '#domain/records/slug-of.ts';
import { controlClass } from '../../ui/control.ts';
import { FieldFrame } from '../../ui/field.tsx';
import { useForm } from './form-context.ts';

interface NameFieldProps {
  path: string;
  /** The stored name, a slug: "who-pays". */
  name: string;
  /** Names that are taken. */
  others: readonly string[];
  onChange: (name: string) => void;
}

/** The name of a part of a record, entered as words and stored as a slug. */
export function NameField({ path, name, others, onChange }: NameFieldProps) {
  const { problems } = useForm();
  const [typed, setTyped] = useState(nameInWords(name));
  const slug = slugOf(typed);
  const refused = problemWith(slug, others);
  const [last, setLast] = useState(name);
  if (name !== last) {
    setLast(name);
    // The name was changed outside this field.
    if (slug !== name) setTyped(nameInWords(name));
  }
  return (
    <FieldFrame label={words.label} error={refused ?? problems.get(path)}>
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
            if (!problemWith(next, others)) onChange(next);
          }}
        />
      )}
    </FieldFrame>
  );
}

/**
 * Rejects integers, which JavaScript would order before all other keys of an object, and the names of an object's own parts,
 * which a record drops.
 */
function problemWith(slug: string, others: readonly string[]): string | undefined {
  if (/^\d+$/.test(slug)) return words.number;
  if (slug === 'constructor' || slug === 'prototype') return words.reserved;
  return others.includes(slug) ? words.taken : undefined;
}
