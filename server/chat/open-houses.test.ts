import { beforeAll, expect, test } from 'vitest';
import { shippedAssistant } from '#test/shipped-assistant.ts';

let assistant: Awaited<ReturnType<typeof shippedAssistant>>;
beforeAll(async () => {
  assistant = await shippedAssistant();
}, 60_000);

const openHouse = { from: '2026-11-29T18:00:00.000Z', to: '2026-11-29T20:00:00.000Z' };

async function answer(message: string, openHouseAt: string[] = []): Promise<string> {
  const { records } = assistant;
  const homes = records.homes.map((home) =>
    openHouseAt.includes(home.address) ? { ...home, openHouses: [openHouse] } : home,
  );
  const { text } = await assistant.answer({ message, dialogue: null, records: { ...records, homes } });
  return text;
}

test.each([
  'any open houses sunday?',
  '¿hay casas abiertas este fin de semana?',
  'are there open houses this weekend',
  'when is the next open house',
])('%j lists the open houses to come', async (message) => {
  expect(await answer(message, ['40 Spindle Street'])).toMatch(
    /^• 40 Spindle Street: (?:Sunday, November 29|domingo, 29 de noviembre)/,
  );
});

test('open houses are listed for the area named', async () => {
  const homes = ['40 Spindle Street', '12 Porchlight Lane'];
  expect(await answer('open houses in Dilworth?', homes)).toMatch(/^• 12 Porchlight Lane: [^•]*$/);
});

test('that there is none is said in the language of the question', async () => {
  expect(await answer('any open houses this weekend?')).toMatch(/^No open house stands in my records/);
  expect(await answer('¿hay open house este domingo?')).toMatch(/^Ahora no hay ningún open house/);
});

test('questions about open houses get no list of them', async () => {
  expect(await answer('should i hold an open house', ['40 Spindle Street'])).not.toMatch(/40 Spindle/);
});
