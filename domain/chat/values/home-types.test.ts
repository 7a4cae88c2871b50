import { expect, test } from 'vitest';
import { typesAndStatusesIn } from './home-types.ts';

const home = (propertyType: string) => ({ propertyType });

test('a property type that only the records have is found by its words', () => {
  expect(typesAndStatusesIn('any houseboats left', [home('Houseboat')])).toEqual({ types: ['Houseboat'] });
  expect(typesAndStatusesIn('a duplex 2 units in noda', [home('Duplex (2 units')]).types).toContain(
    'Duplex (2 units',
  );
});

test.each(['', '  ', '(?', '***', '++'])('a home of the type %j is never found by its type', (type) => {
  expect(typesAndStatusesIn('which podcast do you host', [home(type)])).toEqual({});
});

const condo = { notTypes: ['Condominium'] };
test.each([
  'no condos',
  'do not show me condos',
  'i am not looking for a condo',
  'i do not want to see any condos',
  'no me muestres condominios',
  'no busco condominio',
  'anything but a condo',
])('%j excludes a property type', (text) => expect(typesAndStatusesIn(text, [])).toEqual(condo));

test.each([
  'i would rather have a house than a condo',
  'we prefer a house over a condo',
  'prefiero 1 casa a 1 condominio',
])('%j asks for houses', (text) =>
  expect(typesAndStatusesIn(text, [])).toEqual({ types: ['Single family', 'Town house'], ...condo }),
);

test.each([
  ['a house with a loft', {}],
  ['lofts in uptown', { types: ['Condominium'] }],
  ['a town house with a detached garage', { types: ['Town house'] }],
  ['a house for 4 family members', {}],
  ['a 4 family', { types: ['Multi family'] }],
  ['house or town house', { types: ['Town house', 'Single family'] }],
  ['town houses y casas', { types: ['Town house', 'Single family'] }],
  [
    'no condos no town houses just a house',
    { notTypes: ['Condominium', 'Town house'], types: ['Single family'] },
  ],
  ['a big flat yard', {}],
  ['skip anything pending or under contract', { notStatuses: ['Pending', 'Active Under Contract'] }],
  ['that is not a condo or town house', { notTypes: ['Condominium', 'Town house'] }],
  ['condos gone', { notTypes: ['Condominium'] }],
  ['is not already gone', { statuses: ['Active'] }],
  ['las apartadas', { statuses: ['Active Under Contract'] }],
  ['condos are out', { notTypes: ['Condominium'] }],
  ['nix the condo', { notTypes: ['Condominium'] }],
  ['oh its under contract next newest', {}],
  ['too bad it is pending', {}],
  ['ones that are pending', { statuses: ['Pending'] }],
  ['parking for my boat trailer', {}],
])('%j asks for %j', (text, types) => expect(typesAndStatusesIn(text, [])).toEqual(types));

test.each([
  'why not condos',
  'i prefer to live in a condo',
  'are there no condos',
  'do you not have condos',
  'not only condos',
  'al menos un condominio',
])('%j does not exclude a property type', (text) =>
  expect(typesAndStatusesIn(text, [])).toEqual({ types: ['Condominium'] }),
);
