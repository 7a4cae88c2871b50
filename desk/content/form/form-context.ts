import { createContext, useContext } from 'react';
import type { ContentKind, Mark } from '#domain/desk/content.ts';

/** What a field of the form may ask for, however deep it stands. */
export interface FormContextValue {
  kind: ContentKind;
  /** What is wrong, by path: "source.asOf". */
  problems: ReadonlyMap<string, string>;
  /** Phrases that are neither changed nor kept yet. */
  marks: Mark[];
  keepMark: (mark: Mark) => void;
  /** What was chosen when the record was new cannot be changed any more. */
  isNew: boolean;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}
