import { expect, test } from 'vitest';
import { blankRecord } from './blank-record.ts';
import { publishingIssues, writingIssues } from './record-rules.ts';

const fieldsOf = (issues: { field: string }[]) => issues.map(({ field }) => field);

test('missing required fields and invalid fields of a draft are reported together', () => {
  const home = { ...blankRecord('listings'), bedrooms: 'three' };
  const told = fieldsOf(publishingIssues('listings', home));
  expect(told).toEqual(expect.arrayContaining(['bedrooms', 'address', 'price', 'propertyType']));
  expect(new Set(told).size).toBe(told.length);
  const written = fieldsOf(writingIssues('listings', home));
  expect(written).toContain('bedrooms');
  expect(written).not.toContain('address');
});

test('an invalid field is reported once', () => {
  const home = { ...blankRecord('listings'), address: 7 };
  expect(fieldsOf(publishingIssues('listings', home)).filter((field) => field === 'address')).toHaveLength(1);
  const agent = { ...blankRecord('agent'), firstName: 7, phone: '555' };
  expect(fieldsOf(writingIssues('agent', agent))).toEqual(expect.arrayContaining(['firstName', 'phone']));
});

test.each(['active', 'ActiveUnderContract', ' Active', 'For sale'])(
  'a home cannot be published as "%s", which no list shows',
  (status) => {
    expect(publishingIssues('listings', { ...blankRecord('listings'), status })).toContainEqual({
      field: 'status',
      rule: 'picklist',
    });
  },
);

test('a closed home needs its closing date', () => {
  const closed = { ...blankRecord('listings'), status: 'Closed' };
  expect(fieldsOf(publishingIssues('listings', closed))).toContain('closedOn');
  expect(fieldsOf(publishingIssues('listings', { ...closed, closedOn: '2026-11-20' }))).not.toContain(
    'closedOn',
  );
});
