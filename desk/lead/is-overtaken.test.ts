import { expect, test } from 'vitest';
import type { LeadDetail } from '#domain/desk/lead-inbox.ts';
import { isOvertaken } from './is-overtaken.ts';

const lead = (fields: Partial<LeadDetail>) =>
  ({ version: 1, status: 'new', assigneeId: null, updatedBy: '', ...fields }) as LeadDetail;
const seen = lead({});
const change = { status: 'in-touch' } as const;

test('a change that somebody else was faster with is not made over theirs', () => {
  const closed = lead({ version: 2, status: 'closed', updatedBy: 'Sam' });
  expect(isOvertaken(seen, closed, change, 'Avery')).toBe(true);
});

test('what one did oneself meanwhile, and what has nothing to do with it, is in nobody’s way', () => {
  const answered = lead({ version: 2, status: 'in-touch', updatedBy: 'Avery' });
  const assigned = lead({ version: 2, assigneeId: 'sam', updatedBy: 'Sam' });
  expect(isOvertaken(seen, answered, { status: 'closed' }, 'Avery')).toBe(false);
  expect(isOvertaken(seen, assigned, change, 'Avery')).toBe(false);
  expect(isOvertaken(seen, seen, change, 'Avery')).toBe(false);
});
