import { expect, test } from 'vitest';
import { CONTENT_KINDS } from '../desk/content.ts';
import { type FormField, recordForm } from './record-form.ts';

test.each(CONTENT_KINDS)(
  'every field of %s says where it shows, or the group that it stands in does',
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
