import { expect, test } from 'vitest';
import { shippedAssistantTalk } from '#test/shipped-assistant-talk.ts';

const lastOf = shippedAssistantTalk();

const openHouse = { from: '2026-11-29T18:00:00.000Z', to: '2026-11-29T20:00:00.000Z' };

const talk = (messages: string, openHouseAt: string[] = []) =>
  lastOf(messages, ({ homes }) => ({
    homes: homes.map((home) =>
      openHouseAt.includes(home.address) ? { ...home, openHouses: [openHouse] } : home,
    ),
  }));

test.each([
  'any open houses sunday?',
  '¿hay casas abiertas este fin de semana?',
  'are there open houses this weekend',
  'when is the next open house',
])('%j lists the open houses to come', async (message) => {
  expect(await talk(message, ['40 Spindle Street'])).toMatch(
    /^• 40 Spindle Street: (?:Sunday, November 29|domingo, 29 de noviembre)/,
  );
});

test('open houses are listed for the area named', async () => {
  const homes = ['40 Spindle Street', '12 Porchlight Lane'];
  expect(await talk('open houses in Dilworth?', homes)).toMatch(/^• 12 Porchlight Lane: [^•]*$/);
});

test('that there is none is said in the language of the question', async () => {
  expect(await talk('any open houses this weekend?')).toMatch(/^No open house stands in my records/);
  expect(await talk('¿hay open house este domingo?')).toMatch(/^Ahora no hay ningún open house/);
});

test('questions about open houses get no list of them', async () => {
  expect(await talk('should i hold an open house', ['40 Spindle Street'])).not.toMatch(/40 Spindle/);
});

test.each([
  'when is the open house at 16 Bobbin Court',
  'does 16 Bobbin Court have an open house',
  'is there an open house at 16 Bobbin Court this weekend',
  'open house for 16 Bobbin Court',
  'what time is the open house at 16 bobbin court?',
  'tell me about 16 Bobbin Court || when is the open house?',
  'tell me about 16 Bobbin Court || does it have an open house?',
  '¿cuándo es el open house de 16 Bobbin Court?',
  '¿16 Bobbin Court tiene casa abierta?',
])('the open house of one home is told: %j', async (messages) => {
  expect(await talk(messages, ['16 Bobbin Court'])).toMatch(
    /^• 16 Bobbin Court: (?:Sunday, November 29|domingo, 29 de noviembre)[^•]*\n(?:Sample homes|Casas de muestra)/,
  );
});

test.each([
  [
    'tell me about 12 Porchlight Lane || when is the open house?',
    /^No open house at 12 Porchlight Lane stands/,
  ],
  [
    'tell me about 12 Porchlight Lane || is there an open house',
    /^No open house at 12 Porchlight Lane stands/,
  ],
  ['does 12 Porchlight Lane have an open house', /^No open house at 12 Porchlight Lane stands/],
  [
    '¿cuándo es el open house de 12 Porchlight Lane?',
    /^Ahora no hay ningún open house en 12 Porchlight Lane/,
  ],
])("another home's open house is not told for one without: %j", async (messages, told) => {
  expect(await talk(messages, ['16 Bobbin Court'])).toMatch(told);
});

test.each([
  ['any open houses saturday', /^None that day\. On other days:\n• 16 Bobbin Court: Sunday/],
  ['¿hay open house este sábado?', /^Ninguno ese día\. En otros días:\n• 16 Bobbin Court: domingo/],
  ['any open houses sunday', /^• 16 Bobbin Court: Sunday/],
  ['tell me about 12 Porchlight Lane || any open houses this weekend?', /^• 16 Bobbin Court/],
])('the day asked for is heeded: %j', async (messages, told) => {
  expect(await talk(messages, ['16 Bobbin Court'])).toMatch(told);
});

test.each([
  'do i have to be home for the open house',
  'does an open house help sell a house',
  'is an open house worth it',
])('a question about the custom gets no times: %j', async (message) => {
  expect(await talk(message, ['16 Bobbin Court'])).not.toMatch(/Bobbin|stands in my records/);
});
