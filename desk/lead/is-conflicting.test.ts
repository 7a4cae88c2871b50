import { expect, test } from 'vitest';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { isConflicting } from './is-conflicting.ts';

const lead = (fields: Partial<LeadDetail>) =>
  ({ version: 1, status: 'new', assigneeId: null, updatedByYou: false, ...fields }) as LeadDetail;
const seen = lead({});
const change = { status: 'in-touch' } as const;

test('a change conflicts when somebody else has changed the same field', () => {
  const closed = lead({ version: 2, status: 'closed' });
  expect(isConflicting(seen, closed, change)).toBe(true);
});

test('a change does not conflict with one’s own changes or with changes of other fields', () => {
  const answered = lead({ version: 2, status: 'in-touch', updatedByYou: true });
  const assigned = lead({ version: 2, assigneeId: 'sam' });
  expect(isConflicting(seen, answered, { status: 'closed' })).toBe(false);
  expect(isConflicting(seen, assigned, change)).toBe(false);
  expect(isConflicting(seen, seen, change)).toBe(false);
});
