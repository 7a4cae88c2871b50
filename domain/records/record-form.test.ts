import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '../desk/content.ts';
import { type FormField, recordForm } from './record-form.ts';

test.each(CONTENT_KINDS)(
  'every field of %s, or the group it belongs to, says where visitors see it',
  (kind) => {
    expect(silent(recordForm(kind), '')).toEqual([]);
  },
);

function silent(fields: FormField[], path: string): string[] {
  return fields.flatMap(({ name, shows, fields: parts }) => {
    if (shows) return [];
    return parts ? silent(parts, `${path}${name}.`) : [`${path}${name}`];
  });
}
