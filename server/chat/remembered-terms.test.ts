import fc from 'fast-check';
import { expect, test } from 'vitest';
import { talk } from '#test/scripted-talk.ts';

const PAYMENT = 'payment on 400k at 6.5 with 20% down';
const last = async (first: string, then: string) => (await talk([first, 'sum'], [then, 'sum'])).text;

/** Runs a check on each wording with a sample of numbers. */
async function ofEach<T>(
  wordings: readonly ((value: T) => string)[],
  values: readonly T[],
  check: (then: string, value: T) => Promise<void>,
): Promise<void> {
  const each = fc.tuple(fc.constantFrom(...wordings), fc.constantFrom(...values));
  await fc.assert(
    fc.asyncProperty(each, async ([wording, value]) => {
      await check(wording(value), value);
    }),
    { numRuns: 10 },
  );
}

test('the down payment percentage is the last one stated, never a retracted one', async () => {
  await ofEach(
    [
      (share: number) => `actually forget the 20%, ${share} then`,
      (share: number) => `not 20%, ${share}%`,
      (share: number) => `with ${share}`,
      (share: number) => `with ${share}% instead`,
      (share: number) => `if i bump it to ${share}`,
      (share: number) => `i meant ${share}% down, not 20%`,
    ],
    [10, 25],
    async (then, share) => expect(await last(PAYMENT, then)).toContain(`$400,000 − $${4 * share},000 = `),
  );
});

test('a down payment percentage replaces any previous down payment', async () => {
  await ofEach(
    [(share: number) => `${share}% instead`, (share: number) => `with ${share}%`],
    [10, 15, 25],
    async (then, share) =>
      expect(await last('payment on 400k at 6.5 with 50k down', then)).toContain(
        `$400,000 − $${4 * share},000 = `,
      ),
  );
});

test('a bare amount closer to the price than to the down payment changes the price', async () => {
  const before = 'payment on 500k at 6.5 with 100k down';
  await ofEach(
    [(of: number) => `${of} instead`, (of: number) => `what if the house is ${of}k`],
    [425, 650],
    async (then, of) => expect(await last(before, then)).toContain(`$${of},000 − $100,000 = `),
  );
});

test('"no down payment" removes the down payment', async () => {
  await ofEach(
    [(words: string) => words],
    ['no down payment', 'with 0 down', 'with nothing down', 'with zero down'],
    async (then) => {
      expect(await last(PAYMENT, then)).toContain('$400,000 at 6.5%');
    },
  );
});

test('a rate change is applied to the rate stated before', async () => {
  await ofEach(
    [
      (by: string) => `what if rates drop ${by}`,
      (by: string) => `if rates fall by ${by}`,
      (by: string) => `what if the rate is ${by} lower`,
    ],
    ['1%', 'a point', '1 percent'],
    async (then) => expect(await last(PAYMENT, then)).toContain('at 5.5%'),
  );
  expect(await last(PAYMENT, 'what if rates go up half a point')).toContain('at 7%');
  expect(await last('payment on 400k at 6.2%', 'what if rates drop 0.1')).toContain('at 6.1%');
  expect(await last(PAYMENT, 'what if rates drop 7 percent')).toContain('at 0%');
});

test('a second loan is added to the balance of the first', async () => {
  const worth = 'i owe 212k and my house is worth 470k, how much equity';
  for (const then of ['theres a heloc too, 30k owed on it', 'and i owe another 30k on a second loan'])
    expect(await last(worth, then)).toContain('= $228,000');
});

test('the loan balance and the value are combined in either order', async () => {
  const owed = (of: number) => `i owe ${of}k on my house`;
  const worth = (of: number) => `it is worth ${of}k`;
  expect(await last(`${worth(450)} and ${owed(300)}`, 'how much equity')).toContain('= $150,000');
  expect(await last(owed(300), 'how much equity if it is worth 450k')).toContain('= $150,000');
});

test.each([
  ['payment on 500k at 6.5', 'and taxes', 'about $320 of property tax'],
  ['payment on 40 Spindle Street at 6.5 with 60k down', '80k', '$524,000 − $80,000'],
  ['payment on 650k, 130k down, 6.75', 'and 150?', '$650,000 − $150,000'],
  ['payment on 600k at 6.5 with 120k down', 'and if i only use 80k', '$600,000 − $80,000'],
  ['bought at 300 in 2015 sell at 620, single, tax on gain?', 'we are married', 'none of it is taxed'],
  ['si vendo en 500 mil y debo 220 mil cuanto me queda', 'con 6% de comision', '− $30,000'],
  ['how much can i borrow with 2600 a month at 6.6', '2,400 again', '$2,400 a month'],
  ['property tax on 500k', 'what about in huntersville', 'Huntersville'],
  ['pago de 400 mil al 6.5 con 10% de enganche', 'mejor 20', '$400,000 − $80,000'],
  ['6% commission on 500k', 'what if it is 5', '$500,000 × 5% = $25,000'],
  ['6% commission on 500k', 'and on 600k', '$600,000 × 6% = $36,000'],
  ['net sheet 600k owe 250k 6%', 'and at 5%', '− $30,000 fees (5%)'],
  ['net sheet 600k owe 250k 6% commission', 'what if it sells for 575', '$575,000 − $250,000'],
  ['how much house for 3000 a month at 6.5', 'and 3500?', '$3,500'],
  ['i make 100k, what can i afford at 6.5', 'what if i made 120k', '$10,000 × 28%'],
  ['payment on 500k at 6.5 with hoa 300', 'without the hoa', '!$300'],
  ['payment on 500k at 6.5', 'make it 550', '$550,000 at 6.5%'],
  ['payment on 540k at 6.5', 'make that 600 even', '$600,000 at 6.5%'],
  ['payment on 540k at 6.5', 'sorry, 450 not 540', '$450,000 at 6.5%'],
  ['payment on 540k at 6.5', 'sorry, 6.8 not 6.5', '$540,000 at 6.8%'],
  ['pago de 540 mil al 6.5', 'perdón, 450', '$450,000'],
  ['property tax on 574k', 'oops i meant 475', '$475,000'],
  ['payment on 400k at 6.5 for 15 years', 'back to 30', 'over 30 years'],
])('%j, followed by %j: %s', async (first, then, said) => {
  const text = await last(first, then);
  if (said.startsWith('!')) expect(text).not.toContain(said.slice(1));
  else expect(text).toContain(said);
});
