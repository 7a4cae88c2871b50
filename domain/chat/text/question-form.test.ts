import { expect, test } from 'vitest';
import { asksYesOrNo, findQuestion, withoutOpening } from './question-form.ts';

test.each([
  'can I sell as is',
  'is the earnest money refundable if the appraisal comes in low?',
  'Just me on the title. Am I going to owe capital gains?',
  'we signed on Friday, is it too late to change our minds',
  'VA loan, never used it. Do I really need zero down?',
  'when I sell, do I owe tax',
  'is PMI forever?',
  'and does FHA allow that',
  'any grants for teachers?',
  'hoa dues tax deductible?',
  'should I sign it or not',
  '¿Puedo comprar sin seguro social?',
  'se puede comprar con itin',
  '¿La cuota se devuelve?',
  'tengo que ir al cierre',
])('“%s” is a yes-or-no question', (message) => expect(asksYesOrNo(message)).toBe(true));

test.each([
  'how do i compare two of the houses side by side on here',
  'We have two offers: one is FHA, the other is cash. How should we think about it?',
  'Is it smarter to buy points or keep the cash?',
  'which of your areas have any duplexes at all?',
  'what happens to my deposit if I can’t close',
  'who pays the inspector',
  'do you know what an escrow is',
  'can you tell me how the offer works',
  'how much of the gain is taxed when I sell?',
  'I want to buy a fourplex with an FHA loan',
  'my agent has not called in a week',
  '¿Cómo comparo dos casas?',
  '¿Cuánto pago al cierre?',
  'qué pasa si me arrepiento',
  '¿y quién paga eso?',
  'tell me about assumable loans',
])('“%s” is not a yes-or-no question', (message) => expect(asksYesOrNo(message)).toBe(false));

test.each([
  ['We bought in May. Who pays the inspector?', 'Who pays the inspector?'],
  ['is it too late? we signed on Friday.', 'is it too late?'],
  ['Who pays? And how much is it usually? Thanks so much!', 'And how much is it usually?'],
  ['Vendimos en mayo. ¿Cuándo me pagan?', '¿Cuándo me pagan?'],
  ['the seller left. can i get my deposit back', 'can i get my deposit back'],
  ['who pays the inspector?', null],
  ['We bought in May. We love it here.', null],
])('the question in “%s” is %j', (message, question) => expect(findQuestion(message)).toBe(question));

test.each([
  ['ok well what do homes go for', 'what do homes go for'],
  ['well water or city water?', 'well water or city water?'],
  ["wow, that's steep. and NoDa?", 'and NoDa?'],
  ['great. what about taxes', 'what about taxes'],
  ['any condos? and townhouses?', 'any condos? and townhouses?'],
  ['no. and in NoDa?', 'no. and in NoDa?'],
])('“%s” without its opening is “%s”', (message, rest) => expect(withoutOpening(message)).toBe(rest));
