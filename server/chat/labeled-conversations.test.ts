import { beforeAll, expect, test } from 'vitest';
import { runTalks, type TalkResults } from '#test/assistant-talks.ts';
import { shippedAssistant } from '#test/shipped-assistant.ts';

// Whole conversations with the shipped assistant; assistant-training/development/talks states what each answer must contain.

const results = new Map<string, TalkResults>();

beforeAll(async () => {
  const { answer, records } = await shippedAssistant();
  for (const file of ['open', 'judge'] as const) results.set(file, await runTalks(answer, records, file));
}, 120_000);

/** Shares reached so far; a change that lowers one must be justified. */
test.each([
  ['open', 0.82],
  ['judge', 0.77],
])('in the %s conversations, at least a share of %d of the turns passes', (file, least) => {
  const { passed = 0, turns = 1, fullyPassed, talks, failures } = results.get(file) ?? {};
  process.stdout.write(
    `${file}: ${passed} of ${turns} turns hold, ${fullyPassed} of ${talks} talks as a whole\n`,
  );
  expect(passed / turns, failures?.join('\n')).toBeGreaterThanOrEqual(least);
});
