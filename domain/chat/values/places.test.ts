import { expect, test } from 'vitest';
import { createPlaceReader } from './places.ts';

const areas = [
  'Dilworth',
  'Fourth Ward',
  'NoDa',
  'SouthEnd',
  'Plaza Midwood',
  'Lake Norman',
  'Uptown',
  'Quarry Bend',
].map((name) => ({ name, slug: name.toLowerCase().replace(' ', '-') }));
const read = createPlaceReader(
  {
    also: { 'lake-norman': ['the lake', 'lake'], 'fourth-ward': ['cuarto ward'], southend: ['south end'] },
    elsewhere: ['ballantyne', 'lake wylie'],
  },
  ['lake view'],
);

test.each<[string, string[], string[]]>([
  ['homes in noda or dilwoth', ['noda', 'dilworth'], []],
  ['south end and plaza midwod', ['southend', 'plaza-midwood'], []],
  ['not dilworth or the lake', [], ['dilworth', 'lake-norman']],
  ['3 beds skip the lake', [], ['lake-norman']],
  ['noda instead of dilworth', ['noda'], ['dilworth']],
  ['why not noda', ['noda'], []],
  ['we live in dilworth and want a condo in noda', ['noda'], []],
  ['i have been renting in noda and want a house in dilworth', ['dilworth'], []],
  ['currently living in uptown looking in plaza midwood', ['plaza-midwood'], []],
  ['alquilamos en noda y buscamos en dilworth', ['dilworth'], []],
  ['what is living in noda like', ['noda'], []],
  ['anything in quarry bend', ['quarry-bend'], []],
  ['sin fourth ward ni noda', [], ['fourth-ward', 'noda']],
  ['i am not interested in noda', [], ['noda']],
  ['do not show me homes in dilworth or the lake', [], ['dilworth', 'lake-norman']],
  ['no busco casa en noda busco en dilworth', ['dilworth'], ['noda']],
  ['no dilworth', [], ['dilworth']],
  ['no dilworth too far out', [], ['dilworth']],
  ['no noda either', [], ['noda']],
  ['dilworth no way', [], ['dilworth']],
  ['noda is out', [], ['noda']],
  ['get rid of dilworth', [], ['dilworth']],
  ['ditch noda i am not commuting', [], ['noda']],
  ['descarta noda', [], ['noda']],
  ['la de dilworth no', [], ['dilworth']],
  ['no homes in dilworth', ['dilworth'], []],
  ['noda not looking for condos i want a house in dilworth', ['noda', 'dilworth'], []],
  ['houses near noda not noda', [], ['noda']],
  ['casas en cuarto wrd', ['fourth-ward'], []],
  ['casa con cuarto para mi abuela', [], []],
  ['homes up to an acre', [], []],
  ['homes in uptwn', ['uptown'], []],
  ['who pays the late fee', [], []],
  ['dogs and the like', [], []],
  ['anything in south and west charlotte', [], []],
  ['lakenormon homes', ['lake-norman'], []],
])('%j names %j and excludes %j', (text, named, out) => {
  expect(read(text, areas)).toMatchObject({ areas: named, notAreas: out });
});

test('a "no" that answers leaves out no place', () => {
  expect(read('no dilworth', areas, true)).toMatchObject({ areas: ['dilworth'], notAreas: [] });
});

test('the longest name of an area is masked, even if a shorter one starts before it', () => {
  expect(read('is the lake norman place new', areas).rest).toBe('is the _ place new');
  expect(read('is the lake nice', areas).rest).toBe('is _ nice');
});

test.each([
  ['homes within 20 minutes of noda', 'within 20 minutes of noda'],
  ['homes 1 2 miles from noda', '1 2 miles from noda'],
  ['a condo 10 min drive from the lake', '10 min drive from the lake'],
  ['not too far from south end', 'too far from south end'],
  ['casas a 15 millas de noda', 'a 15 millas de noda'],
  ['homes in noda', undefined],
  ['20 minutes from work in noda', undefined],
])('%j contains the distance %j', (text, said) => {
  expect(read(text, areas).distances.map((one) => one.text)).toEqual(said ? [said] : []);
});

test('a place outside the records is returned separately', () => {
  expect(read('condos in ballantyne', areas)).toMatchObject({ areas: [], elsewhere: 'ballantyne' });
});

test.each([
  ['homes on the lake wylie', [], 'lake wylie'],
  ['lake view homes', [], ''],
  ['a lake view in uptown', ['uptown'], ''],
  ['homes on the lake', ['lake-norman'], ''],
])('%j names %j, and %j outside the records', (text, named, elsewhere) =>
  expect(read(text, areas)).toMatchObject({ areas: named, elsewhere }),
);

test.each([
  'we are relocating from ballantyne in march',
  'me mudo de ballantyne',
  'renting in ballantyne now want to buy 2 beds',
  'we live in ballantyne and look for a condo',
  'alquilamos en ballantyne y buscamos 3 cuartos',
])('where the visitor of %j comes from or lives is not a place to search', (text) => {
  expect(read(text, areas).elsewhere).toBe('');
});
