import { createContext, useContext } from 'react';
import type { ContentFields, ContentKind, Mark } from '#domain/desk/content.ts';

/** What fields at any depth need from the form. */
export interface FormContextValue {
  kind: ContentKind;
  /** null before the record is there. */
  id: string | null;
  /** What is wrong, by path: "source.asOf". */
  problems: ReadonlyMap<string, string>;
  /** Phrases that are neither changed nor kept yet. */
  marks: Mark[];
  keepMark: (mark: Mark) => void;
  /** Changes the record as it is then, which may be another one than was rendered last. */
  change: (to: (now: ContentFields) => ContentFields) => void;
  /** Fixed fields can be changed only in a new record. */
  isNew: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
