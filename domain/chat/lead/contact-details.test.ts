import { expect, test } from 'vitest';
import {
  contactDetailsIn,
  hasSeveralContactDetails,
  isCompletePhoneNumber,
  isSameNumber,
  withoutContactDetails,
} from './contact-details.ts';

test('an e-mail address and a phone number are found anywhere in a message', () => {
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
  '704.555.0199, extension 12',
  '+44 20 7946 0018',
])('%j is a phone number, whether or not one was requested', (phone) => {
  expect(contactDetailsIn(`call me: ${phone}`).phone).toBe(phone);
  expect(contactDetailsIn(`call me: ${phone}`, true).phone).toBe(phone);
});

test.each(['3 bedrooms under 600000', 'under 1200000', '400000-700000', 'built 2010-2020', '$7045550199'])(
  '%j contains no phone number',
  (raw) => {
    expect(contactDetailsIn(raw)).toEqual({ email: '', phone: '' });
    expect(withoutContactDetails(raw)).toBe(raw);
  },
);

test.each(['lena at example dot com', 'lena (at) example (dot) com', 'lena arroba example punto com'])(
  '%j is an e-mail address',
  (raw) => {
    expect(contactDetailsIn(`call me, ${raw}, at 704.555.0199`)).toEqual({
      email: 'lena@example.com',
      phone: '704.555.0199',
    });
  },
);

test.each(['٧٠٤٥٥٥٠١٩٩', '７０４－５５５－０１９９', '७०४ ५५५ ०१९९'])(
  '%j is a phone number, in ASCII digits',
  (raw) => {
    expect(contactDetailsIn(raw).phone).toMatch(/^704[ -]?555[ -]?0199$/);
    expect(withoutContactDetails(raw).trim()).toBe('');
  },
);

test.each(['MLS 4098765432', 'loan number 5551234567', 'número de cuenta 5551234567'])(
  '%j is the number of a record',
  (raw) => {
    expect(contactDetailsIn(raw, true).phone).toBe('');
    expect(withoutContactDetails(raw)).toBe(raw);
  },
);

test('a message without contact details stays the same', () => {
  expect(withoutContactDetails('homes under ５００k…')).toBe('homes under ５００k…');
});

test('seven digits are a phone number if one was requested or nothing else is stated', () => {
  expect(contactDetailsIn('my cell is 555-0199').phone).toBe('');
  expect(contactDetailsIn('my cell is 555-0199', true).phone).toBe('555-0199');
  expect(contactDetailsIn('555-0199').phone).toBe('555-0199');
});

test('phone numbers are equal regardless of format', () => {
  expect(isSameNumber('+1 704.555.0142', '(704) 555-0142')).toBe(true);
  expect(isSameNumber('', '(704) 555-0142')).toBe(false);
});

test.each(['@', 'a@', 'a.', 'a@b.', 'x at y dot '])(
  'a thousand repetitions of %j are searched quickly',
  (piece) => {
    const raw = piece.repeat(1_000).slice(0, 1_000);
    const before = process.cpuUsage();
    contactDetailsIn(raw);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(50);
  },
);

test('a second number is noticed and read as nothing else', () => {
  const raw = '704-555-0122 ext. 45, or at work 980-555-0133';
  expect(hasSeveralContactDetails(raw)).toBe(true);
  expect(withoutContactDetails(raw)).not.toMatch(/\d/);
});

test('a second e-mail address is noticed and read as nothing else', () => {
  const raw = 'send it to kim@example.com and theo@example.com.';
  expect(contactDetailsIn(raw).email).toBe('kim@example.com');
  expect(hasSeveralContactDetails(raw)).toBe(true);
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

test.each(['555-0199', '704-555-019', '704 555 01999', '20 7946 0018 22'])('%j cannot be dialed', (phone) => {
  expect(isCompletePhoneNumber(phone)).toBe(false);
});
