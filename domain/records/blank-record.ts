import type { FormField } from './record-form.ts';

/** What a record holds before anybody has written anything. */
export function blankRecord(fields: FormField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (field.empty === null) return [[field.name, null]];
      if (field.isOptional && field.empty === undefined) return [];
      switch (field.widget) {
        case 'group':
          return [[field.name, blankRecord(field.fields ?? [])]];
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
