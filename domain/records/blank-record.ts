import { agentPlaceholders } from '../agent/agent-placeholders.ts';
import { type FormField, recordForm } from './record-form.ts';
import type { RecordKind } from './record-kinds.ts';

/** The initial value of a new record. */
export function blankRecord(kind: RecordKind): Record<string, unknown> {
  return { ...blankFields(recordForm(kind)), ...BLANK[kind] };
}

/** The initial values of a group of fields. */
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

/** Initial values other than empty. */
const BLANK: Partial<Record<RecordKind, Record<string, unknown>>> = {
  neighborhoods: { crimeRating: null, schoolRating: null, map: null, neighbors: [], alsoCalled: [] },
  reviews: { place: 'reviews', rating: 5 },
  // A home added by hand is the agent's own listing, which must name the firm.
  listings: {
    status: 'Coming Soon',
    listingFirm: agentPlaceholders.firm,
    attributionContact: agentPlaceholders.phone,
  },
  answers: { topics: [] },
};
