import { expect, test } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { keepExchange } from '../chat/chat-store.ts';
import { listConversations, readConversation } from './conversations.ts';

describeOnBothEngines('a conversation', (database) => {
  test('names the records that an answer rests on', async () => {
    const exchange = {
      message: 'What is earnest money in NoDa?',
      answer: 'A deposit.',
      dialogue: newDialogue,
    };
    const sources = ['entry:earnest-money', 'area:noda', 'home:sample-01', 'entry:gone', 'sum'];
    await keepExchange(database(), 'a-visitor', { ...exchange, sources }, new Date());
    const { conversations } = await listConversations(database(), '');
    const conversation = await readConversation(database(), conversations[0]?.id ?? '');
    expect(conversation?.messages.map(({ source }) => source)).toEqual([
      undefined,
      'What is earnest money, and do I get it back? · NoDa · 12 Porchlight Lane',
    ]);
  });
});
