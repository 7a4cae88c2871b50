import { editorWords as words } from '#content/desk/content-editor.ts';
import type { FormField } from '#domain/records/record-form.ts';
import { useForm } from './form-context.ts';

/** What every kind of field takes. */
export interface FieldWidgetProps {
  field: FormField;
  /** Where the value stands in the record: "source.asOf". */
  path: string;
  value: unknown;
  /** The field that says what pictures show, entered with them. */
  alt?: AltField | undefined;
  /** @param alt what the new pictures show; what is there stays when it is left out */
  onChange: (value: unknown, alt?: unknown) => void;
}

export type AltField = Pick<FieldWidgetProps, 'field' | 'path' | 'value'>;

/** The words around a field. */
export function useFieldWords({ field, path, value }: AltField) {
  const { problems } = useForm();
  const { label, help, shows, isOptional, longest } = field;
  const length = typeof value === 'string' ? value.length : 0;
  const isLong = longest !== undefined && longest <= COUNTED_TO && length > longest * COUNT_FROM;
  const notes = [shows && words.shows(shows), isLong && words.counter(length, longest)];
  return {
    label,
    hint: [isOptional && words.optional, help].filter(Boolean).join('. ') || undefined,
    note: notes.filter(Boolean).join(' · ') || undefined,
    error: problems.get(path),
  };
}

/** Longer limits get no counter. */
const COUNTED_TO = 2_000;
/** The share of a limit from which the counter shows. */
const COUNT_FROM = 0.6;
