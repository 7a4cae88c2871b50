import { beforeAll, expect, test } from 'vitest';
import type { Dialogue } from '#domain/chat/dialogue/dialogue.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';

let assistant: Awaited<ReturnType<typeof shippedAssistant>>;

beforeAll(async () => {
  assistant = await shippedAssistant();
}, 60_000);

/** The last answer of a talk whose turns are parted by two bars. */
async function lastOf(talk: string): Promise<string> {
  let dialogue: Dialogue | null = null;
  let text = '';
  for (const message of talk.split(' || ')) {
    const reply = await assistant.answer({ message, dialogue, records: assistant.records });
    ({ dialogue, text } = reply);
  }
  return text;
}

// What an answer says, and after an exclamation mark what it does not.
test.each([
  [
    'sell at 450k, owe 200k, 5% commission and 3% concessions, what do I walk away with',
    ['− $22,500 fees (5%) − $13,500 credit to the buyer', '= $213,100'],
  ],
  ["425k loan 6.5 30yr what's the monthly with taxes", ['$2,686.29', '$2,957.86']],
  ['payment on 400k at 6.5 || and with hoa of 300', ['$2,528.27', '$2,828.27']],
  ['whats the payment on railbed way at 6.5 with 10% down and the dues', ['$3,896.70', 'dues of a home']],
  ['whats left after selling at 500 with 6% commission and a 240k loan', ['$229,000', '!brokerage fees']],
  ['if i sell for 615 and owe 288 what do i walk away with', ['$325,770', 'brokerage fees']],
  ['i make 82k and my wife 60k, car payments 700, how much house can we get', ['$11,833', '$3,560']],
  ['refi from 7.4 to 6.2 on 350k worth it? costs 6500', ['$279.69', '24 months']],
  ['is 5.875 with 1 pt better than 6.25 no points on 400k', ['$96.72', '42 months']],
  ['should i get a 15 year at 5.8 or 30 at 6.5 for 290000', ['$2,415.96', '$1,833.00']],
  ['if i get 300k mortgage at 7 what happens if i add 200 a month', ['22 years and 11 months']],
  ['payment on 400k at 6.5 or 7 || and at 6?', ['$2,398.20', '!$132.94']],
  ['if i put 60 down on 410 at 6.4 whats it a month', ['$2,189.27']],
  ['payment on a 200k house with 250k down at 6.5%', ['nothing left to borrow', '!$-']],
  ['2000 a month with 100% down at 6.5, how much house can I buy?', ['nothing left to borrow', '!Infinity']],
  ['payment on 400k at 6.5% for 0 years', ['$2,528.27', '!Infinity']],
  ['what is the payment on 400000 at 0%?', ['$1,111.11', '$400,000 / 360', '!^']],
  ['how much house for 2100 a month at 0%', ['$2,100 × 360', '!/ 0']],
  ['what would I net if I sell for 300k and owe 350k with 6% commission', ['−$68,600', '!$-']],
  ['excise tax on 1.3 mil', ['$2,600']],
  [
    'making 85k a year with 3000 a month in debts at 6.5%, how much house can I buy',
    ['− $3,000', 'nothing is left'],
  ],
  ['i can pay 3000 a month at 6.5, what price || what about with an income of 120k a year', ['$2,800']],
  ['mortgage 2100, insurance 150, taxes 3600 a year and hoa 200, what rent to break even', ['$2,750']],
  ['we bought for 300k and want to sell for 500k, what do we net', ['$499,000', '!owed']],
  ['if i sell for 500k and buy for 600k what do we net', ['$499,000', '!owed']],
  ['5% of 400k || and 7%?', ['$28,000']],
  ['10% of 400k || and 20%', ['$80,000']],
  ["I'm 45 years old, payment on 300k at 6.9%", ['over 30 years', 'you named no term']],
  [
    'payment on 400k at 6.5 || with 20 % down || for 15 years || with 10%',
    ['$360,000 at 6.5% over 15 years'],
  ],
  ['payment on 400k at 6.5 || no, 6 || 5.75 || 15 || for 15', ['$400,000 at 5.75% over 15 years']],
  ['payment on 400k || 7 percent || 20 percent || 15', ['$320,000 at 7% over 15 years']],
  ['payment on 400k at 6.5% || and 1%', ['!at 1%']],
  ['payment on 400k 20%', ['$400,000 − $80,000 = $320,000', 'I need an interest rate']],
  ['homes in NoDa || payment on the first at 6.5% || and the second one', ['!at 1%']],
  ['rent 2000, mortgage 1500, hoa 100. cash flow? || vacancy 5%', ['− $100 − $100 = $300']],
  ['net if we sell at 640, owe 300, and spend 12k on a new roof first', ['− $12,000 of costs']],
  ['sell for 525, owe 210, agents 5%', ['− $210,000 owed − $26,250 fees (5%)', '$287,700']],
  ['income 85,000 rate 7 debts 400 down 20000', ['− $400 = ', '+ $20,000 = ']],
  ['break even for 4000 in points saving 75 a month', ['!payment on $4,000']],
  ['homes with property taxes under 5000', ['!assessed value of $5,000']],
  ['payment on 400k at 6.5 with taxes in fort mill', ['$2,528.27', 'Not in it: property tax']],
  ['i bring in 9k a month with 800 in car loans, what house at 6.25', ['$9,000', '$800']],
  ['payment on 400k at 6.5 with taxes in davidson', ['$164', 'county', '!in the city;']],
  ['price per sq ft of the most expensive', ['$1,895,000', '= $401']],
  ['year built of the biggest house', ['1931']],
  ['how many beds in the newest home', ['4 bedrooms']],
  [
    'what would the payment be on the cheapest condo || at 6.5 with 10 percent down || and with 15 years?',
    ['$318,000', '$286,200', '$2,493.11'],
  ],
  ['475 @ 6.25', ['$475,000 at 6.25%']],
  ['interest only on 500k at 7', ['!$3,326.51']],
  ['biweekly payments on 300k at 6', ['!$1,798.65']],
  ['what do the 2 noda homes cost together', ['$524,000 + $449,000 = $973,000']],
  ['impuestos de 600 mil en huntersville', ['$2,956']],
  ['what is pmi || how much would it be on 360k', ['PMI', '$720']],
  ['where do prices rise fastest', ['SouthEnd']],
  ['which areas have older homes', ['Victorian', '!Spindle']],
  ['is there a lot of construction in south end', ['rezoning']],
  ['do i need a car in south end', ['88', 'errands']],
  ['i owe 212k and my house is worth maybe 390, how much equity do i have', ['$178,000']],
  ['they offered me 6.625 with 2k credit or 6.375 no credit on 360k', ['34 months']],
  ['which house has the biggest yard', ['71 Halyard Point', '0.83']],
  ['what would 27 awning cost monthly', ['$938,000']],
  ['whats the biggest employer', ['!Slate']],
  ['whats the property tax on the dilworth house', ['$9,892']],
  ['¿cuánto pagaría al mes por 449 mil al 6.5 con 10%?', ['$2,554.19']],
  ['i want to sell my house in plaza midwood || what would i net at 800 if i owe 350', ['$448,400']],
  [
    'i make 90k and my boyfriend makes 65k, we owe 480 a month on cars || what price works at 6.6 with 30k down',
    ['$596,291'],
  ],
  ['what are the taxes on the cheapest house', ['$318,000', '$2,438']],
  ['property tax on 415000 in huntersville', ['$2,045', 'town', '!$3,182']],
  ['what are closing costs on 725k for a buyer', ['$14,500', '$36,250']],
  ['take home if i sell for 925 with 5.5% commission owing 410', ['$462,275']],
  ['if i sell at 450 and still owe 465', ['$465,000 owed']],
  ['how much would i save with a 15 year on 250k at 6', ['$2,109.64', '$1,498.88']],
  ["price per foot if it's 525k and 2100 sq ft", ['= $250']],
  ['when will i own 20% if i put 5% down on 400k at 6.5', ['!at 20%']],
  ['sold for 640, bought for 410 in 2016, single. tax?', ['= $230,000', '$250,000']],
  ['gain if bought 350 sold 610 with 40k costs', ['= $220,000']],
  ['si compré en 300 mil y vendo en 480 mil, ¿cuánto impuesto?', ['= $180,000']],
  ['will home prices crash soon', ['$425,000', 'forecast']],
  ["what's the average home price in charlotte", ['$425,000']],
  ['how much did noda go up in a year', ['+7.4%']],
  ['average price trend of noda and dilworth', ['(7.4% + 5.8%) / 2 = 6.6%']],
  ['what is the price per square foot by area', ['Lake Norman has the lowest']],
  [
    'I have 250k cash and want a 600k house || what would the payment be at 6.5%',
    ['$600,000 − $250,000 = $350,000'],
  ],
  [
    "I'm selling for 500k, owe 300k, and I give 10k toward closing costs, what do I net?",
    ['− $300,000 owed − $10,000 credit to the buyer − $1,000', '= $189,000', '!agreed credits'],
  ],
  [
    'vendo en 500 mil, debo 300 mil y doy 10 mil para los gastos de cierre, cuanto me queda',
    ['− $10,000 de crédito a quien compra', '= $189,000'],
  ],
  ['net sheet 600k owe 250k || with an 8k credit to the buyer', ['− $8,000 credit', '= $340,800']],
  ['still owe 180, hoping to get 420 for the house', ['$420,000 − $180,000 owed', '= $239,160']],
  ['300k with 20% down at 6.5, would it cash flow if it rents for 2100', ['$2,100 − $1,517 = $583']],
  ['how much is pmi on a 450k house with 10% down', ['$450,000 − $45,000 = $405,000', '0.2% = $810']],
  ['450k house with 5% down at 6.5, payment? || and the pmi?', ['$427,500', '0.2% = $855', '!$900']],
  ['mortgage insurance on 400k with 20% down', ['!0.2% =']],
  [
    "rent is 2400, payment is 1650, taxes 300 and hoa 150, what's the cash flow?",
    ['$2,400 − $1,650 − $300 − $150 = $300 a month', '$300 × 12 = $3,600 a year', 'empty months', 'repairs'],
  ],
  [
    'rents for 2400 a month, mortgage 1900, taxes 3600 a year, dues 350. does it cash flow?',
    ['$2,400 − $1,900 − $300 − $350 = −$150 a month', '−$1,800 a year'],
  ],
  [
    'renta de 2400, pago de 1650, impuestos 300 y cuotas 150, ¿cuál es el flujo de efectivo?',
    ['= $300 al mes', '$3,600 al año', 'reparaciones'],
  ],
  [
    'condo 300k 20% down at 6.5, rents for 2100, taxes 2400 a year, hoa 300. cash flow?',
    ['$2,100 − $1,517 − $200 − $300 = $83 a month'],
  ],
  ['net sheet 600k owe 250k || and if I give the buyer a 8k credit', ['= $340,800']],
  ['payment on 400k at 6.5 || can the seller give 3% in concessions', ['!$2,528.27']],
  ['rent 2400, payment 1650, dues 150, cash flow? || and if the rent is 2600', ['$2,600 − $1,650']],
  ['gano 5 mil al mes, renta de 1500 y carro de 300, ¿cuánto me alcanza al 6.5?', ['!$1,500 − $']],
  ['I make 6k a month, my rent is 2000, car 400, do I break even', ['!$2,000 − $']],
  ['mortgage 1900 and taxes 300, if rent is 2000 do I break even', ['= −$200 a month']],
  ['payment on 450, no, 475 at 6.5%', ['$475,000 at 6.5%']],
  ['homes under 450, no, 475', ['under $475,000']],
  ['pago de 450 mil, no, 475 mil al 6.5%', ['$475,000 al 6.5%']],
])('%s', async (talk, said) => {
  const answer = await lastOf(talk);
  for (const one of said)
    if (one.startsWith('!')) expect(answer).not.toContain(one.slice(1));
    else expect(answer).toContain(one);
});

test('a bare "20 down" behind a rate is a share of the price', async () => {
  const asked = 'hoa 210 a month plus mortgage on 450k at 6.5 20 down what do i pay';
  expect(await lastOf(asked)).toContain('$2,485.44');
});
