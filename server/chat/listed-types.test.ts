import { beforeAll, expect, test } from 'vitest';
import type { Property } from '#domain/listings/property.ts';
import { plainType } from '#domain/listings/property-types.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';

// Homes whose type is one of RESO's names.

let assistant: Awaited<ReturnType<typeof shippedAssistant>>;
beforeAll(async () => {
  assistant = await shippedAssistant();
}, 60_000);

/** Asks while 40 Spindle Street, in NoDa, is of a type as a listing file names it. */
async function ask(message: string, resoType: string): Promise<string> {
  const { records } = assistant;
  const typed = (home: Property) =>
    home.address === '40 Spindle Street' ? { ...home, propertyType: plainType(resoType) } : home;
  const homes = records.homes.map(typed);
  return (await assistant.answer({ message, dialogue: null, records: { ...records, homes } })).text;
}

test.each([
  ['any duplexes for sale', 'Duplex', /^1 home matches [^\n]*\n• 40 Spindle Street/],
  ['multifamily homes', 'Triplex', /^1 home matches [^\n]*\n• 40 Spindle Street/],
  ['duplex in NoDa', 'MultiFamily', /^1 home matches [^\n]*\n• 40 Spindle Street/],
  ['mobile homes', 'Manufactured Home', /^1 home matches [^\n]*\n• 40 Spindle Street/],
  ['manufactured homes for sale', 'MobileHome', /^1 home matches [^\n]*\n• 40 Spindle Street/],
  ['casas dúplex en NoDa', 'Duplex', /^1 casa coincide [^\n]*\n• 40 Spindle Street.*, dúplex, /],
  ['homes in NoDa, no duplexes', 'Quadruplex', /^(?![\s\S]*40 Spindle)/],
  ['what kind of home is 40 Spindle Street', 'Apartment', /^40 Spindle Street is an apartment\./],
  ['what kind of home is 40 Spindle Street', 'Duplex', /^40 Spindle Street is a duplex\./],
])('%j is answered for a home whose type is %j', async (message, type, told) => {
  expect(await ask(message, type)).toMatch(told);
});
