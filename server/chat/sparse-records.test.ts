import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Records with few or single figures, such as an area just made at the desk.

const lastOf = shippedAssistantTalk();

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
  ['how big is the lot of 40 Spindle Street', /The lot of 40 Spindle Street is 1 acre\./],
  ['¿cuánto mide 40 Spindle Street?', /^40 Spindle Street mide 1,650 pies²\./],
  ['¿cuánto mide el terreno de 12 Porchlight Lane?', /mide 0\.24 acres\./],
  ['which home has the fewest bedrooms', /^Bedrooms, lowest: .*, 1\./],
  ['tell me about 40 Spindle Street', /, lot 1 acre\./],
  ['3 bedroom homes 10 minutes from Lake Norman', /Next to Lake Norman: .*NoDa/],
])('%j is answered in plain words', async (message, told) => {
  expect(await ask(message)).toMatch(told);
});
