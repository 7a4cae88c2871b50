import { expect, test } from 'vitest';
import { completeQuestion } from './complete-question.ts';

test.each([
  ['and the agent?', 'who pays the transfer tax', 'who pays the agent'],
  ['what about a survey', 'do I need an appraisal?', 'do I need an survey'],
  ['y el earnest money', 'me devuelven el depósito', 'me devuelven el earnest money'],
  ['what about the radon test', 'who pays for it?', 'who pays for the radon test'],
  ['ok the inspector', 'who pays the transfer tax', 'who pays the inspector'],
  ['and the home inspection', 'who pays for the survey?', 'who pays for the home inspection'],
])('"%s" after "%s" becomes "%s"', (fragment, question, whole) => {
  expect(completeQuestion(fragment, question)).toBe(whole);
});

test.each([
  ['a fragment that names nothing', 'and then?', 'who pays the transfer tax'],
  ['a question of its own', 'who pays the agent', 'who pays the transfer tax'],
  ['thanks', 'ok thanks', 'who pays the transfer tax'],
  ['thanks after a conjunction', 'y gracias', '¿quién paga el impuesto?'],
  ['a reaction', 'ok cool', 'who pays the transfer tax'],
  ['a side', 'and the seller?', 'who pays the transfer tax'],
  ['a time', 'and after the deadline', 'can I leave the contract'],
  ['a number', 'and 20 percent', 'what is the payment'],
  ['something said that asks nothing', 'and the agent?', 'we sold the house'],
  ['a question without such a place', 'and the agent?', 'is PMI forever'],
])('%s is not completed', (_, fragment, question) => {
  expect(completeQuestion(fragment, question)).toBeNull();
});
