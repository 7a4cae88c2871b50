import { expect, test } from 'vitest';
import { blankRecord } from './blank-record.ts';
import { publishingIssues, writingIssues } from './record-rules.ts';

const fieldsOf = (issues: { field: string }[]) => issues.map(({ field }) => field);

test('what a draft lacks for the site is told together with what does not fit', () => {
  const home = { ...blankRecord('listings'), bedrooms: 'three' };
  const [first, ...rest] = fieldsOf(publishingIssues('listings', home));
  expect(first).toBe('bedrooms');
  expect(rest).toEqual(expect.arrayContaining(['address', 'price', 'listingFirm', 'attributionContact']));
  expect(new Set(rest).size).toBe(rest.length);
  expect(fieldsOf(writingIssues('listings', home))).toEqual(['bedrooms']);
});

test('a field that does not fit is named once', () => {
  const home = { ...blankRecord('listings'), address: 7 };
  expect(fieldsOf(publishingIssues('listings', home)).filter((field) => field === 'address')).toHaveLength(1);
  const agent = { ...blankRecord('agent'), name: 7, phone: '555' };
  expect(fieldsOf(writingIssues('agent', agent))).toEqual(expect.arrayContaining(['name', 'phone']));
});
