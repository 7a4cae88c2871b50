import { expect, test } from 'vitest';
import { shippedAgent } from '../agent.ts';
import { replyFrom, replyTemplates, replyWords } from './reply.ts';

test.each(['Dana', 'D.', 'D'])('the reply placeholder for %s has one period after the name', (name) => {
  expect(replyWords.placeholder(name)).toMatch(/^Write to D(ana)?\. Your name/);
});

test('reply templates start differently, and a reply has a greeting and the agent’s name', () => {
  expect(new Set(replyTemplates.map(({ says }) => says.slice(0, 12))).size).toBe(replyTemplates.length);
  const [first] = replyTemplates;
  if (!first) throw new Error('There is no saved reply');
  const reply = replyFrom(first, 'Dana', { ...shippedAgent });
  expect(reply).toMatch(/^Hello Dana,\n\nThank you for writing\./);
  expect(reply.endsWith(`\n\n${shippedAgent.firstName}`)).toBe(true);
});
