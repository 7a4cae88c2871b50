import { expect, test } from 'vitest';
import { listings } from '#content/listings.ts';
import type { Property } from '#domain/listings/property.ts';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// A sold home stays listed for a month, but is not for sale.

const lastOf = shippedAssistantTalk();

/** A home in NoDa cheaper and larger than all others. */
const SOLD = '16 Bobbin Court';
const sold: Partial<Property> = {
  status: 'Closed',
  closedOn: '2026-11-10',
  price: '210000',
  squareFootage: 9_000,
};

const talk = (messages: string, changed: Partial<Property> = sold) =>
  lastOf(messages, ({ homes }) => ({
    homes: homes.map((home) => (home.address === SOLD ? { ...home, ...changed } : home)),
  }));

test.each([
  'cheapest home for sale',
  '¿cuál es la casa más barata?',
  'homes in NoDa',
  'how many homes do you have for sale under 300k',
  'what is the biggest house',
  'tell me about 88 Garden Gate Walk || anything similar?',
  'town houses under 200k',
])('a sold home is not offered for sale: %j', async (messages) => {
  expect(await talk(messages)).not.toContain(SOLD);
});

test('a sold home is not counted among the homes of its area', async () => {
  const counted = async (changed: Partial<Property>) =>
    Number(/, (\d+) (?:is|are) in NoDa/.exec(await talk('how many listings are in NoDa', changed))?.[1]);
  expect(await counted(sold)).toBe((await counted({})) - 1);
});

test.each([
  ['which homes are sold', /^1 home matches \(sold\):\n• 16 Bobbin Court, NoDa: .*, sold\n/],
  ['closed homes', /^1 home matches \(sold\):\n• 16 Bobbin Court/],
  ['sold homes in NoDa', /^1 home matches \(NoDa, sold\):\n• 16 Bobbin Court/],
  ['casas vendidas', /^1 casa coincide \(vendida\):\n• 16 Bobbin Court, NoDa: .*, vendida\n/],
  ['how many homes have you sold', /^18 years in business/],
])('sold homes are listed for those who ask for them: %j', async (message, told) => {
  expect(await talk(message)).toMatch(told);
});

test('without a sold home, a question for sold homes lists none for sale', async () => {
  const { address } = listings[0] as Property;
  const told = await talk('which homes are sold', {});
  expect(told).toMatch(/asking prices, not sales/);
  expect(told).not.toContain(address);
});

test('a sold home that is named is told as sold, and needs no tour', async () => {
  const told = await talk(`tell me about ${SOLD}`);
  expect(told).toMatch(/, sold, /);
  expect(told).not.toMatch(/tour/i);
  expect(await talk(`how much is ${SOLD}`)).toMatch(/16 Bobbin Court is sold\./);
  expect(await talk(`¿cuánto cuesta ${SOLD}?`)).toMatch(/Estado de 16 Bobbin Court: vendida\./);
});

test.each([
  [`tell me about ${SOLD} || can I tour it?`, /This is about: 16 Bobbin Court[\s\S]*This home is sold/],
  [`can I see ${SOLD} this weekend`, /This home is sold/],
  [`¿puedo visitar ${SOLD} el sábado?`, /Esta casa ya se vendió/],
])('no tour of a sold home is offered: %j', async (messages, told) => {
  const text = await talk(messages);
  expect(text).toMatch(told);
  expect(text).not.toMatch(/arrange a tour|organizar una visita/);
});
