import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Averages, totals and differences over the homes for sale.

const lastOf = shippedAssistantTalk();

test.each([
  ['average price of your listings', '$9,885,000 / 12 = $823,750'],
  ['precio promedio de las casas en venta', '$9,885,000 / 12 = $823,750'],
  ['what is the total price of all homes for sale?', 'total: $9,885,000.'],
  ['average days on market of your listings', '192 / 12 = 16'],
  ['total bedrooms in all homes', 'Bedrooms, total: 36.'],
  ['total de habitaciones en todas las casas', 'Dormitorios, total: 36.'],
  ['average price of the condos', '/ 4 = $495,000'],
])('a sum over the homes for sale is not one over the areas: %s', async (talk, sum) => {
  expect(await lastOf(talk)).toContain(sum);
});

test.each([['total listings in NoDa, Uptown and Dilworth', '32 + 67 + 28 = 127']])(
  'a total of listings adds listings: %s',
  async (talk, sum) => {
    expect(await lastOf(talk)).toContain(sum);
  },
);

test.each(['average home price', 'what does the average house cost', 'precio promedio de una casa'])(
  'the average price of homes in general is the figure of the city: %s',
  async (talk) => {
    expect(await lastOf(talk)).toContain('$425,000');
  },
);

test.each([
  ['three cheapest homes || average price of those', '($318,000 + $365,000 + $449,000) / 3 = $377,333'],
  ['three cheapest homes || average price of those three', '/ 3 = $377,333'],
  ['three cheapest homes || total of those?', '$318,000 + $365,000 + $449,000 = $1,132,000'],
  ['las tres casas más baratas || precio promedio de esas', '/ 3 = $377,333'],
  ['three cheapest homes || which of them is the biggest', '16 Bobbin Court'],
  ['three cheapest homes || which one is the oldest', '88 Garden Gate Walk'],
])('"those" after a ranking are the homes it named: %s', async (talk, told) => {
  expect(await lastOf(talk)).toContain(told);
});

const homes = (one: string, other: string) => `${one} 12 Porchlight Lane ${other} 16 Bobbin Court`;

test.each([
  [homes('how much older is', 'than'), 'Year built, difference: 2018 − 1926 = 92.'],
  ['how much newer is 16 Bobbin Court than 12 Porchlight Lane', '2018 − 1926 = 92.'],
  ['how much smaller is 16 Bobbin Court than 12 Porchlight Lane', '2,960 − 1,720 = 1,240 sq ft.'],
  [
    'how much bigger in percent is 9 Slate Roof Circle than 12 Porchlight Lane',
    '(4,720 − 2,960) / 2,960 = 59%.',
  ],
  [homes('¿cuánto más vieja es', 'que'), 'Año de construcción, diferencia: 2018 − 1926 = 92.'],
  ['¿cuánto más grande es 12 Porchlight Lane que 16 Bobbin Court?', '2,960 − 1,720 = 1,240 pies².'],
  [homes('how much more expensive is', 'than'), '$1,290,000 − $449,000 = $841,000.'],
  [homes('how much cheaper is 16 Bobbin Court than 12 Porchlight Lane, and', 'or'), '= $841,000.'],
])('a difference is one of the figure that the comparative names: %s', async (talk, sum) => {
  expect(await lastOf(talk)).toContain(sum);
});

test.each([
  ['homes under 600k || how many bedrooms do they have in total', 'Bedrooms, total: 12.'],
  [
    'difference in days on market between 40 Spindle Street and 71 Halyard Point in percent',
    'Days on market, difference: 41 − 0 = 41.',
  ],
  ['difference in lot between 71 Halyard Point and 12 Porchlight Lane', '0.83 − 0.24 = 0.59 acres.'],
])('a sum is no false equation: %s', async (talk, sum) => {
  expect(await lastOf(talk)).toContain(sum);
});

test.each([
  [
    'second cheapest home || why that one?',
    '200 Lantern Place, No. 1904 is number 2 of those, lowest first: $365,000; before it is 88 Garden Gate Walk, No. 4, $318,000; next is 16 Bobbin Court, $449,000',
  ],
  ['third biggest home || why that one?', '12 Porchlight Lane is number 3 of those, highest first'],
  ['la segunda casa más barata || ¿por qué esa?', '200 Lantern Place, No. 1904 es la número 2 de esas'],
  ['cheapest home || why that one?', '88 Garden Gate Walk, No. 4 has the lowest of those: $318,000; next'],
])('the reason for a place in a ranking is that of the home named: %s', async (talk, told) => {
  expect(await lastOf(talk)).toContain(told);
});

test('the home with the fewest bedrooms is ranked by bedrooms', async () => {
  expect(await lastOf('which home has the fewest bedrooms')).toMatch(/^Bedrooms, lowest: .*, 1\./);
  expect(await lastOf('¿qué casa tiene menos habitaciones?')).toMatch(/^Dormitorios, el menor: .*, 1\./);
});
