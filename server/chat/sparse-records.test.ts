import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Records with few or single figures, such as an area just made at the desk.

const lastOf = shippedAssistantTalk();

test.each([
  ['how many bedrooms do homes in NoDa have', /^None of the homes in my records matches .*NoDa/],
  ['lot size in noda', /^None of the homes in my records matches .*NoDa/],
])('%j without homes finds none', async (message, told) =>
  expect(await lastOf(message, () => ({ homes: [] }))).toMatch(told),
);

test('lots of an area are told if the first home has none', async () =>
  expect(
    await lastOf('lot size in noda', ({ homes }) => ({
      homes: homes.toSorted((one, other) => (one.lotSize ?? 0) - (other.lotSize ?? 0)),
    })),
  ).toMatch(/^2 homes match \(NoDa\):[\s\S]*Lot 0\.14 acres/));

const ask = (message: string) =>
  lastOf(message, ({ areas, homes }) => ({
    areas: areas.map((area) => ({
      ...area,
      ...(area.slug === 'noda' && {
        keyFeatures: [],
        marketData: { ...area.marketData, averageDays: 1, inventory: 1 },
        neighbors: ['lake-norman'],
      }),
    })),
    homes: homes.map((home) => (home.address === '40 Spindle Street' ? { ...home, lotSize: 1 } : home)),
  }));

test.each([
  ['tell me about NoDa', /^(?!.*Key features).*1 day on market, 1 active listing\./],
  ['cuéntame de NoDa', /^(?!.*Características).*1 día en el mercado, 1 propiedad activa\./],
  ['how many listings are in NoDa', /^NoDa has 1 active listing\./],
  ['how big is the lot of 40 Spindle Street', /The lot of 40 Spindle Street is 1 acre, about 43,600 sq ft\./],
  ['¿cuánto mide 40 Spindle Street?', /^40 Spindle Street mide 1,650 pies²\./],
  ['¿cuánto mide el terreno de 12 Porchlight Lane?', /mide 0\.24 acres, unos 10,500/],
  ['which home has the fewest bedrooms', /^Bedrooms, lowest: .*, 1\./],
  ['tell me about 40 Spindle Street', /, lot 1 acre\./],
  ['3 bedroom homes 10 minutes from Lake Norman', /Next to Lake Norman: .*NoDa/],
])('%j is answered in plain words', async (message, told) => {
  expect(await ask(message)).toMatch(told);
});
