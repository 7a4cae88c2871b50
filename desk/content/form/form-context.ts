import { createContext, useContext } from 'react';
import type { ContentFields, ContentKind, Mark } from '#domain/desk/content.ts';

/** What fields at any depth need from the form. */
export interface FormContextValue {
  kind: ContentKind;
  /** null for a new record. */
  id: string | null;
  /** Error messages by path: "source.asOf". */
  problems: ReadonlyMap<string, string>;
  /** Flagged phrases still to be changed or kept. */
  marks: Mark[];
  keepMark: (mark: Mark) => void;
  /** Updates the current record, which may be newer than the last render. */
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
