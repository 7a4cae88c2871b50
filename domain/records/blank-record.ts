import { agentPlaceholders } from '../agent/agent-placeholders.ts';
import { type FormField, recordForm } from './record-form.ts';
import type { RecordKind } from './record-kinds.ts';

/** What a record holds before anybody has written anything. */
export function blankRecord(kind: RecordKind): Record<string, unknown> {
  return { ...blankFields(recordForm(kind)), ...BLANK[kind] };
}

/** The same for the fields of a group. */
export function blankFields(fields: FormField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.empty === null) return [[field.name, null]];
      if (field.isOptional && field.empty === undefined) return [];
      switch (field.widget) {
        case 'group':
          return [[field.name, blankFields(field.fields ?? [])]];
        case 'switch':
          return [[field.name, false]];
        case 'lines':
        case 'pictures':
        case 'pages':
        case 'groups':
          return [[field.name, []]];
        default:
          return field.empty === '' ? [[field.name, '']] : [];
      }
    }),
  );
}

/** Where empty is not what a new one begins with. */
const BLANK: Partial<Record<RecordKind, Record<string, unknown>>> = {
  neighborhoods: { crimeRating: null, schoolRating: null, map: null, neighbors: [], alsoCalled: [] },
  reviews: { place: 'reviews', rating: 5 },
  // A home that is written by hand is the agent's own; its firm has to stand beside it.
  listings: {
    status: 'Coming Soon',
    listingFirm: agentPlaceholders.firm,
    attributionContact: agentPlaceholders.phone,
  },
  answers: { topics: [] },
};
