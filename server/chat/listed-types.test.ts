import { expect, test } from 'vitest';
import { plainType } from '#domain/listings/property-types.ts';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Homes whose type is one of RESO's names.

const lastOf = shippedAssistantTalk();

/** Asks while 40 Spindle Street, in NoDa, is of a type as a listing file names it. */
const ask = (message: string, resoType: string) =>
  lastOf(message, ({ homes }) => ({
    homes: homes.map((home) =>
      home.address === '40 Spindle Street' ? { ...home, propertyType: plainType(resoType) } : home,
    ),
  }));

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
