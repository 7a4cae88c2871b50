import { expect, test } from 'vitest';
import { kindsIn } from './kinds.ts';

const home = (propertyType: string) => ({ propertyType });

test('a type that only a record names is asked for by its words', () => {
  expect(kindsIn('any houseboats left', [home('Houseboat')])).toEqual({ types: ['Houseboat'] });
  expect(kindsIn('a duplex 2 units in noda', [home('Duplex (2 units')]).types).toContain('Duplex (2 units');
});

test.each(['', '  ', '(?', '***', '++'])('a home whose type is %j is asked for by no words', (type) => {
  expect(kindsIn('which podcast do you host', [home(type)])).toEqual({});
});
