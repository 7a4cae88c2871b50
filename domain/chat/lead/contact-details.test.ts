import { expect, test } from 'vitest';
import {
  additionalEmails,
  contactDetailsIn,
  isCompletePhoneNumber,
  isSameNumber,
  withoutContactDetails,
} from './contact-details.ts';

test('an address and a number are found wherever they stand', () => {
  expect(contactDetailsIn('reach me at jo@example.com or (704) 555-0199.')).toEqual({
    email: 'jo@example.com',
    phone: '(704) 555-0199',
  });
  expect(withoutContactDetails('jo@example.com')).not.toContain('@');
});

test.each([
  '7045550199',
  '704.555.0199',
  '+1 704 555 0199',
  '1-704-555-0199',
  '704-555-0199 x12',
  '+44 20 7946 0018',
])('%j is a number', (phone) => {
  expect(contactDetailsIn(`call me: ${phone}`).phone).toBe(phone);
});

test.each(['3 bedrooms under 600000', 'under 1200000', '400000-700000', 'built 2010-2020', '$7045550199'])(
  '%j holds none',
  (raw) => {
    expect(contactDetailsIn(raw)).toEqual({ email: '', phone: '' });
    expect(withoutContactDetails(raw)).toBe(raw);
  },
);

test.each(['lena at example dot com', 'lena (at) example (dot) com', 'lena arroba example punto com'])(
  '%j is an address',
  (raw) => {
    expect(contactDetailsIn(`call me, ${raw}, at 704.555.0199`)).toEqual({
      email: 'lena@example.com',
      phone: '704.555.0199',
    });
  },
);

test.each(['٧٠٤٥٥٥٠١٩٩', '７０４－５５５－０１９９', '७०४ ५५५ ०१९९'])(
  '%j is a number, in digits that are dialed',
  (raw) => {
    expect(contactDetailsIn(raw).phone).toMatch(/^704[ -]?555[ -]?0199$/);
    expect(withoutContactDetails(raw).trim()).toBe('');
  },
);

test('nothing else is changed where there is neither', () => {
  expect(withoutContactDetails('homes under ５００k…')).toBe('homes under ５００k…');
});

test('seven digits are a number where one was asked for, and where nothing else is said', () => {
  expect(contactDetailsIn('my cell is 555-0199').phone).toBe('');
  expect(contactDetailsIn('my cell is 555-0199', true).phone).toBe('555-0199');
  expect(contactDetailsIn('555-0199').phone).toBe('555-0199');
});

test('a number is the same however it is written', () => {
  expect(isSameNumber('+1 704.555.0142', '(704) 555-0142')).toBe(true);
  expect(isSameNumber('', '(704) 555-0142')).toBe(false);
});

test.each(['@', 'a@', 'a.', 'a@b.', 'x at y dot '])(
  'a thousand characters of %j take no time to look through',
  (piece) => {
    const raw = piece.repeat(1_000).slice(0, 1_000);
    const before = process.cpuUsage();
    contactDetailsIn(raw);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(50);
  },
);

test('a second address is told apart, and is nothing else', () => {
  const raw = 'send it to kim@example.com and theo@example.com.';
  expect(contactDetailsIn(raw).email).toBe('kim@example.com');
  expect(additionalEmails(raw)).toEqual(['theo@example.com']);
  expect(withoutContactDetails(raw)).not.toMatch(/@/);
});

test.each([
  '704-555-0199',
  '1 (704) 555 0199',
  '+44 20 7946 0018',
  '011 52 55 5555 0199',
  '704 555 0199 x12',
])('%j can be dialed', (phone) => {
  expect(isCompletePhoneNumber(phone)).toBe(true);
});

test.each(['555-0199', '704-555-019', '704 555 01999', '20 7946 0018 22'])('%j cannot', (phone) => {
  expect(isCompletePhoneNumber(phone)).toBe(false);
});
