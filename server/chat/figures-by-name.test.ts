import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Figures asked for by name, about what the message names and not what was discussed before.

const lastOf = shippedAssistantTalk();

test.each<[string, RegExp]>([
  ['Tell me about SouthEnd || average days on market in Uptown?', /^Homes in Uptown spend 10 days/],
  [
    'compare NoDa and Plaza Midwood || average days on market at Lake Norman',
    /^Homes in Lake Norman spend 38/,
  ],
  ['NoDa || average price in Lake Norman', /^The median price in Lake Norman is \$593K/],
  ['NoDa || Uptown average walk score', /^Uptown has a walk score of 92/],
  ["NoDa || what's the typical price in Uptown", /^The median price in Uptown is \$385K/],
  ['NoDa || mean price in Myers Park', /^The median price in Myers Park is/],
  ['NoDa || what does the average house in Dilworth cost', /^The median price in Dilworth is \$1\.40M/],
  ['homes in NoDa || average price of homes in Uptown', /^The median price in Uptown is \$385K/],
  ['homes in NoDa || average price in Uptown', /^The median price in Uptown is \$385K/],
  ['NoDa || average price in Lake Norman || average days on market?', /^Homes in Lake Norman spend 38 days/],
  ['NoDa || what about Uptown? || average days on market', /^Homes in Uptown spend 10 days/],
  ['NoDa || what percent did prices go up in Uptown', /Uptown.*2\.4%(?!.*7\.4)/],
  ['NoDa || ¿cuál es el precio promedio en Lake Norman?', /^El precio mediano en Lake Norman es/],
  [
    'cuéntame de SouthEnd || promedio de días en el mercado en Uptown',
    /^Las casas en Uptown pasan 10 días|Uptown.*10 días/,
  ],
  ['compara NoDa y Uptown || precio promedio en Dilworth', /^El precio mediano en Dilworth es/],
])('the answer is the average of the only area named: %s', async (talk, told) => {
  const answer = await lastOf(talk);
  expect(answer).toMatch(told);
  expect(answer).not.toContain(' / 2 = ');
});

test.each<[string, RegExp]>([
  ['¿cuál es la casa más grande?', /^Tamaño, el mayor: 9 Slate Roof Circle, 4,720 pies²\./],
  ['cuánto cuesta el pie cuadrado de 12 Porchlight Lane', /\$1,290,000 \/ 2,960 pies² = \$436\./],
  ['diferencia de tamaño entre 12 Porchlight y 40 Spindle', /2,960 pies²\. .*1,650 pies²\./],
])('sizes are in the words of the language: %s', async (message, told) =>
  expect(await lastOf(message)).toMatch(told),
);

test.each<[string, string]>([
  ['average days on market in NoDa and Uptown', '(18 + 10) / 2 = 14'],
  ['NoDa || average with Uptown', '($489,000 + $385,000) / 2'],
  ['NoDa || average price of that and Uptown', '($489,000 + $385,000) / 2'],
  ['NoDa || and Uptown? || average price of both', '($385,000 + $489,000) / 2'],
  ['compare NoDa and Plaza Midwood || average walk score', '(78 + 82) / 2 = 80'],
  ['compare NoDa and Uptown || average of them', '($489,000 + $385,000) / 2'],
  ['compare NoDa and Uptown || include Dilworth in the average', '($489,000 + $385,000 + $1,400,000) / 3'],
  ['walk score in NoDa || Uptown too || average', '(78 + 92) / 2 = 85'],
  ['compara NoDa y Uptown || precio promedio de los dos', '($489,000 + $385,000) / 2'],
])('the answer is the averages of all areas named: %s', async (talk, sum) => {
  expect(await lastOf(talk)).toContain(sum);
});

test.each<[string, RegExp]>([
  [
    'average home price in Charlotte',
    /^In-town Charlotte: average home price \$425,000, up 8\.5% from a year ago\. Sample/,
  ],
  [
    'homes in SouthEnd || average home price in Charlotte',
    /^In-town Charlotte: average home price \$425,000/,
  ],
  ['tell me about SouthEnd || average home price in Charlotte', /^In-town Charlotte: average home price/],
  ['compare NoDa and Uptown || average home price in Charlotte', /^In-town Charlotte: average home price/],
  [
    '12 Porchlight Lane || average days on market in Charlotte',
    /^In-town Charlotte: 28 days on market, down 12%/,
  ],
  ['homes in SouthEnd || how many active listings in Charlotte', /^In-town Charlotte: 1,247 active listings/],
  ['homes in SouthEnd || price per square foot in Charlotte', /^In-town Charlotte: .* per square foot, up/],
  [
    'homes in SouthEnd || ¿cuál es el precio promedio de una casa en Charlotte?',
    /^Charlotte en conjunto: precio promedio \$425,000, 8\.5% más que hace un año\./,
  ],
  [
    '12 Porchlight Lane || is it priced above average',
    /^12 Porchlight Lane: \$1,290,000\. The median price in Dilworth is \$1\.40M.* = 8%/,
  ],
  ['how is the market in Charlotte', /\(\+8\.5%\), 28 days on market \(-12%\).*each with its change/],
])("the answer is the figure of the city or of the home's area: %s", async (talk, told) => {
  expect(await lastOf(talk)).toMatch(told);
});

test.each([
  'how many homes have you sold?',
  'homes sold',
  'how many homes have you sold so far',
  'how many homes has the team sold',
  'how many listings have you sold',
  'NoDa || how many homes have you sold?',
  'homes in SouthEnd || how many homes have you sold?',
  '12 Porchlight Lane || how many homes have you sold',
  'homes under 500k || how many homes have you sold',
  'NoDa || ¿cuántas casas ha vendido?',
  'cuantas casas vendidas',
  'How many homes has Avery sold and for how much',
  'how many homes have you sold and for how much in total',
])("a question about the team's sales gets its track record, not a list: %s", async (talk) => {
  const answer = await lastOf(talk);
  expect(answer).toContain('2500+');
  expect(answer).not.toMatch(/match|coincide|active listings/);
});

test.each([
  'how many homes sold last month',
  'sold homes in NoDa',
  'recently sold homes',
  'which homes sold recently',
  'muéstrame casas vendidas en Dilworth',
])('a question about sold homes gets no list of homes for sale: %s', async (talk) => {
  expect(await lastOf(talk)).toMatch(/^(?:I hold no closed sales|No tengo ventas cerradas)/);
});

test.each<[string, RegExp]>([
  ['tell me about Dilworth || how many homes do you have', /^1 home matches \(Dilworth\)/],
  ['homes in NoDa || is the first one sold', /^16 Bobbin Court is Active/],
  ['I just sold my house, show me homes in NoDa', /^2 homes match \(NoDa\)/],
  ['how many homes are for sale in NoDa', /^NoDa has 32 active listings/],
])('a question about homes for sale gets their number and list: %s', async (talk, told) => {
  expect(await lastOf(talk)).toMatch(told);
});
