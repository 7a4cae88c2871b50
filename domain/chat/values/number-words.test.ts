import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDollars } from './dollars.ts';
import { plainTextWithDigits } from './number-words.ts';
import { numbersIn } from './numbers.ts';

test.each([
  ['at six and a half percent', 'at 6.5 percent'],
  ['at 6 1/2%', 'at 6.5%'],
  ['a rate of 5 7/8', 'a rate of 5.875'],
  ['at 6½%', 'at 6.5%'],
  ['a rate of 6 ¾ %', 'a rate of 6.75 %'],
  ['3 beds 2½ baths', '3 beds 2.5 baths'],
  ['homes with ½ acre', 'homes with 0.5 acre'],
  ['at 6,5%', 'at 6.5%'],
  ['más de 2.500 pies cuadrados', 'mas de 2500 pies cuadrados'],
  ['gano 5.000 al mes', 'gano 5000 al mes'],
  ['al 5.875% al mes', 'al 5.875% al mes'],
  ['al 6,125 por ciento', 'al 6.125 por ciento'],
  ['al seis y medio por ciento', 'al 6.5 por ciento'],
  ['six and three quarters', '6.75'],
  ['al 6 y tres cuartos por ciento', 'al 6.75 por ciento'],
  ['al seis y un cuarto', 'al 6.25'],
  ['casas de 2 y 3 cuartos', 'casas de 2 y 3 cuartos'],
  ['entre 3 y 4 cuartos', 'entre 3 y 4 cuartos'],
  ['2 y un cuarto de baño', '2 y un cuarto de bano'],
  ['six point five', '6.5'],
  ['$450,000 at 6%', '$450000 at 6%'],
  ['a 3/2 in NoDa', 'a 3 bed 2 bath in noda'],
  ['4/2.5 or 4 / 3', '4 bed 2.5 bath or 4 bed 3 bath'],
  ['we move by 12/15', 'we move by 12 15'],
  ['a 24/7 doorman', 'a 24 7 doorman'],
  ['closing by 3/1', 'closing by 3 1'],
  ['available 1/5/2027', 'available 1 5 2027'],
  ['a 5/1 ARM', 'a 5 1 arm'],
  ['two and a half baths', '2.5 baths'],
  ['1/2 acre', '0.5 acre'],
  ['a quarter of a million', '250k'],
  ['one and a half million', '1.5 million'],
  ['a million two hundred thousand', '1200k'],
  ['un millón doscientos mil', '1200k'],
  ['mil quinientos al mes', '1500 al mes'],
  ['dos mil quinientos al mes', '2500 al mes'],
  ['2 thousand five hundred square feet', '2500 square feet'],
  ['once we sell', 'once we sell'],
  ['under 2500/mo', 'under 2500 a month'],
  ['$28/hr', '$28 a hour'],
  ['475 @ 6.25', '475 at 6.25'],
  ['half a percent', '0.5 percent'],
  ['a pre-1940 house', 'a before 1940 house'],
  ['a tour at 2:30', 'a tour at 2h30'],
])('%j is read as %j', (raw, plain) => {
  expect(plainTextWithDigits(raw)).toBe(plain);
});

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNOS = 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' ');
const DIECES = 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const CIENTOS =
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

/** Spells a number in words, except those with teens. */
function inWords(value: number): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor((value % 100) / 10), value % 10];
  return [
    hundreds > 0 && `${ONES[hundreds - 1]} hundred`,
    tens > 0 && TENS[tens - 1],
    ones > 0 && ONES[ones - 1],
  ]
    .filter(Boolean)
    .join(' ');
}

function enPalabras(value: number): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor((value % 100) / 10), value % 10];
  const rest = [tens > 0 && DIECES[tens - 1], ones > 0 && UNOS[ones - 1]].filter(Boolean).join(' y ');
  return [hundreds > 0 && (value === 100 ? 'cien' : CIENTOS[hundreds - 1]), rest].filter(Boolean).join(' ');
}

/** Hundreds and tens, as in prices, or tens and ones; without teens and "uno mil", which are irregular. */
const spoken = fc.oneof(
  fc.integer({ min: 2, max: 99 }).map((tens) => tens * 10),
  fc.integer({ min: 22, max: 99 }).filter((value) => value % 10 !== 1),
);

test('thousands in words equal those in digits', () => {
  fc.assert(
    fc.property(spoken, (value) => {
      const wordings = [
        `${inWords(value)} thousand`,
        `${inWords(value).replace('hundred ', 'hundred and ')} thousand`,
        `${enPalabras(value)} mil`,
      ];
      for (const wording of wordings) {
        const [{ digits, unit } = {}, other] = numbersIn(plainTextWithDigits(wording));
        expect([wording, toDollars(digits, unit), other]).toEqual([wording, value * 1_000, undefined]);
      }
    }),
  );
});

test('percentages and terms in words equal those in digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 22, max: 99 }).filter((value) => value % 10 !== 1),
      (value) => {
        expect(plainTextWithDigits(`${inWords(value)} percent down over ${inWords(value)} years`)).toBe(
          `${value} percent down over ${value} years`,
        );
        expect(plainTextWithDigits(`${enPalabras(value)} por ciento a ${enPalabras(value)} anos`)).toBe(
          `${value} por ciento a ${value} anos`,
        );
      },
    ),
  );
});

test('a proper fraction is not read as beds and baths', () => {
  const parts = fc.constantFrom('1/2', '1/4', '3/4');
  const partOf = (part: string) => Number(part[0]) / Number(part[2]);
  fc.assert(
    fc.property(parts, fc.integer({ min: 2, max: 9 }), (part, whole) => {
      expect(plainTextWithDigits(`${part} acre`)).toBe(`${partOf(part)} acre`);
      for (const joint of [' ', ' and '])
        expect(plainTextWithDigits(`${whole}${joint}${part}%`)).toBe(`${whole + partOf(part)}%`);
    }),
  );
});
