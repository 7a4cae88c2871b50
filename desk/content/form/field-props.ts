import { useQuery } from '@tanstack/react-query';
import { followsAgent, placeholderWords, editorWords as words } from '#content/desk/content-editor.ts';
import { isPlaceholder, placeholdersIn, withAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { FormField, FormWidget } from '#domain/records/record-form.ts';
import { meQuery } from '../../api/queries.ts';
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
  const agent = useQuery(meQuery).data?.agent;
  const { label, help, shows, widget, isOptional, longest } = field;
  const length = typeof value === 'string' ? value.length : 0;
  const isLong = longest !== undefined && longest <= COUNTED_TO && length > longest * COUNT_FROM;
  const isBeside = SHORT.has(widget);
  const notes = [
    shows && words.shows(shows),
    ...openIn(value, agent),
    isLong && words.counter(length, longest),
  ];
  return {
    label,
    // A group is always there; its own fields say which of them may be empty.
    hint:
      [isOptional && widget !== 'group' && words.optional, !isBeside && help].filter(Boolean).join('. ') ||
      undefined,
    // Above a field it would push it down, away from the one beside it.
    note: [isBeside && help, notes.filter(Boolean).join(' · ')].filter(Boolean).join(' ') || undefined,
    error: problems.get(path),
  };
}

/** Two of these stand side by side. */
export const SHORT = new Set<FormWidget>(['number', 'money', 'date', 'moment', 'choice', 'switch']);

/** A sentence for each placeholder that is written in a field. */
function openIn(value: unknown, agent: AgentProfile | undefined): string[] {
  const text = Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;
  if (!agent || typeof text !== 'string') return [];
  if (isPlaceholder(text)) return [followsAgent];
  return placeholdersIn(text).map((placeholder) =>
    placeholderWords(placeholder, withAgent(placeholder, agent)),
  );
}

/** Longer limits get no counter. */
const COUNTED_TO = 2_000;
/** The share of a limit from which the counter shows. */
const COUNT_FROM = 0.6;
