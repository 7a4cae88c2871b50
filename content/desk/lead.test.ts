import { expect, test } from 'vitest';
import { shippedAgent } from '../agent.ts';
import { replyFrom, replyTemplates, replyWords } from './lead.ts';

test.each(['Dana', 'D.', 'D'])('%s ends its sentence with one period', (name) => {
  expect(replyWords.placeholder(name)).toMatch(/^Write to D(ana)?\. Your name/);
});

test('saved replies differ from their first word, and are greeted and signed', () => {
  expect(new Set(replyTemplates.map(({ says }) => says.slice(0, 12))).size).toBe(replyTemplates.length);
  const [first] = replyTemplates;
  if (!first) throw new Error('There is no saved reply');
  const reply = replyFrom(first, 'Dana', { ...shippedAgent });
  expect(reply).toMatch(/^Hello Dana,\n\nThank you for writing\./);
  expect(reply.endsWith(`\n\n${shippedAgent.firstName}`)).toBe(true);
});
