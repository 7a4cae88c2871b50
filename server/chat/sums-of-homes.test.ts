import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

// Calculations with the price of a home in view, as the shipped assistant reads them.

const lastAnswer = shippedAssistantTalk();

test.each([
  ['40 spindle street || 20% down on it is what', '$524,000 × 20% = $104,800'],
  [
    '40 spindle street || 20% down on it is what || how much left to borrow',
    '$524,000 − $104,800 = $419,200',
  ],
  ['40 spindle street || 20% down on it is what || and with 10', '$524,000 × 10% = $52,400'],
  ['anything under 400 || 20% down on the cheaper one || and the other one?', '$365,000 × 20% = $73,000'],
  ['how much is noda || 3.5% down on a house at that', '$489,000 × 3.5% = $17,115'],
  ['9 slate roof circle || ok say i go uptown instead. whats 10% down', '$385,000 × 10% = $38,500'],
  ['3 turret row || what would the loan be with 150k down', '$612,000 − $150,000 = $462,000'],
  ['12 porchlight lane || 10% de enganche en esa cuánto es', '$1,290,000 × 10% = $129,000'],
])('a share of the price is the down payment, with the loan that is left: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});

test.each([
  ['9 slate roof circle || what if we offered 6% under asking', '$1,895,000 − $113,700 = $1,781,300'],
  [
    '9 slate roof circle || what if we offered 6% under asking || per foot thats',
    '$1,781,300 / 4,720 = $377',
  ],
  ['16 bobbin court || 6% under asking || 20 percent down on that', '$422,060 × 20% = $84,412'],
  ['16 bobbin court || 15 under what does that make it', '$449,000 − $15,000 = $434,000'],
  ['88 garden gate walk || if i offer 300 how much off is that', '5.7% under asking'],
  ['88 garden gate walk || whats 3 percent over asking come to', '$318,000 + $9,540 = $327,540'],
  ['88 garden gate walk || if i offer 300 how much off is that || in percent?', '5.7% under asking'],
  ['anything under 400 || si le bajan un 4% al precio cuanto queda', '$365,000 − $14,600 = $350,400'],
  ['5 streetcar bend || si les ofrezco 20 mil menos en cuánto queda', '$1,085,000 − $20,000 = $1,065,000'],
])('an offer is a step from the asking price, and the price of what follows: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});

const YIELD = '200 lantern place || if i rent it for 1900 whats the gross yield';
test.each([
  [YIELD, '$22,800 / $365,000 = 6.25%'],
  [`${YIELD} || minus 410 dues`, '$17,880 / $365,000 = 4.9%'],
  [`${YIELD} || what would 3 turret row have to rent for to match that`, '$612,000 × 6.25% = $38,229'],
  ['200 lantern place || what rent gets me 8% gross on that one', '$29,200 / 12 = $2,433'],
])('a yield is a year of rent in percent of the price: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});

test.each([
  ["88 garden gate walk || what's left of my 700", '$700,000 − $318,000 = $382,000'],
  ["88 garden gate walk || what's left of my 700 || split 3 ways", '$382,000 / 3 = $127,333.33'],
  [
    '71 halyard point || we sell ours for 1.3 million and owe 200k, what do we walk away with || if we buy that one cash whats left',
    '$1,097,400 − $1,150,000 = −$52,600',
  ],
  [
    '88 garden gate walk || 10% down on it is what || i have 80k, so left over is',
    '$80,000 − $31,800 = $48,200',
  ],
])('money left is the visitor’s own less what they pay: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});

test('property tax takes a rate that the visitor names', async () => {
  const talk = '3 turret row || and if taxes run .75% of the price a yr whats that monthly';
  expect(await lastAnswer(talk)).toContain('$612,000 × 0.75% = $4,590 a year, $4,590 / 12 = $382.50 a month');
});

const TWO = '40 spindle st || monthly with 10 down at 6.5 || and the townhouse in noda, same terms';
test.each([
  [`${TWO} || so how much do i save a month w that one`, '$2,980.83 − $2,554.19 = $426.64 a month'],
  [`${TWO} || whats the gap there || over five years`, '$426.64 × 60 = $25,598.40'],
  [
    '16 bobbin court || payment at 6.5 20 down || how much less a month is 88 garden gate walk, same terms',
    '$2,270.39 − $1,607.98 = $662.41 a month',
  ],
  [
    'en southend que pago mensual seria con 20% de enganche, 6.5 a 30 años || no pues solo tengo 100 mil, como queda el pago || o sea cuanto mas al mes q con el 20',
    '$3,349.96 − $3,185.62 = $164.34 al mes',
  ],
  [
    'payment on 450k at 6.5 with 10% down || if i put 20k more down how much lower is it',
    '$2,559.88 − $2,433.46 = $126.42 a month',
  ],
])('two results of one calculation are set side by side: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});

test.each([
  ['9 slate roof circle || taxes on it || split it two ways w my sister', '$14,531 / 2 = $7,265.50'],
  ['3 turret row || payment at 7 with 20 down || dues 400 on top', '$3,657.32 with dues of $400'],
  [
    'how much is noda || 3.5% down on a house at that || tack on 9k closing costs',
    '$17,115 + $9,000 = $26,115',
  ],
  ['40 spindle street || 20% down on it is what || minus 6 percent', '$104,800 − $6,288 = $98,512'],
])('free words do arithmetic on the last figure: %j', async (talk, expected) => {
  expect(await lastAnswer(talk)).toContain(expected);
});
