import { useQuery } from '@tanstack/react-query';
import { followsAgent, placeholderWords, editorWords as words } from '#content/desk/content-editor.ts';
import { isPlaceholder, placeholdersIn, withAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { FormField, FormWidget } from '#domain/records/record-form.ts';
import { meQuery } from '../../api/queries.ts';
import { useForm } from './form-context.ts';

export interface FieldWidgetProps {
  field: FormField;
  /** Path in the record: "source.asOf". */
  path: string;
  value: unknown;
  /** The field with the pictures' alt texts, edited together with them. */
  alt?: AltField | undefined;
  /** @param alt the new alt texts; unchanged if omitted */
  onChange: (value: unknown, alt?: unknown) => void;
}

export type AltField = Pick<FieldWidgetProps, 'field' | 'path' | 'value'>;

/** The label and notes of a field. */
export function useFieldWords({ field, path, value }: AltField) {
  const { problems } = useForm();
  const agent = useQuery(meQuery).data?.agent;
  const { label, help, shows, widget, isOptional, longest } = field;
  const length = typeof value === 'string' ? value.length : 0;
  const isLong = longest !== undefined && longest <= MAX_COUNTED_LIMIT && length > longest * COUNT_FROM;
  const isShort = SHORT_WIDGETS.has(widget);
  const notes = [
    shows && words.shows(shows),
    ...placeholderNotes(value, agent),
    isLong && words.counter(length, longest),
  ];
  return {
    label,
    // A group cannot be empty itself; its fields say which of them are optional.
    hint:
      [isOptional && widget !== 'group' && words.optional, !isShort && help].filter(Boolean).join('. ') ||
      undefined,
    // Above the field, a hint would push it out of line with the field beside it.
    note: [isShort && help, notes.filter(Boolean).join(' · ')].filter(Boolean).join(' ') || undefined,
    error: problems.get(path),
  };
}

/** Two of these fit side by side. */
export const SHORT_WIDGETS = new Set<FormWidget>(['number', 'money', 'date', 'moment', 'choice', 'switch']);

/** A note for each placeholder in a field. */
function placeholderNotes(value: unknown, agent: AgentProfile | undefined): string[] {
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
  if (!agent || typeof text !== 'string') return [];
  if (isPlaceholder(text)) return [followsAgent];
  return placeholdersIn(text).map((placeholder) =>
    placeholderWords(placeholder, withAgent(placeholder, agent)),
  );
}

/** Longer limits get no counter. */
const MAX_COUNTED_LIMIT = 2_000;
/** The share of a limit from which the counter shows. */
const COUNT_FROM = 0.6;
