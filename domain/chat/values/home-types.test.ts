import { expect, test } from 'vitest';
import { typesAndStatusesIn } from './home-types.ts';

const home = (propertyType: string) => ({ propertyType });

test('a type that only a record names is asked for by its words', () => {
  expect(typesAndStatusesIn('any houseboats left', [home('Houseboat')])).toEqual({ types: ['Houseboat'] });
  expect(typesAndStatusesIn('a duplex 2 units in noda', [home('Duplex (2 units')]).types).toContain(
    'Duplex (2 units',
  );
});

test.each(['', '  ', '(?', '***', '++'])('a home whose type is %j is asked for by no words', (type) => {
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
])('%j rules a kind out', (text) => expect(typesAndStatusesIn(text, [])).toEqual(condo));

test.each([
  'why not condos',
  'are there no condos',
  'do you not have condos',
  'not only condos',
  'al menos un condominio',
])('%j rules no kind out', (text) =>
  expect(typesAndStatusesIn(text, [])).toEqual({ types: ['Condominium'] }),
);
