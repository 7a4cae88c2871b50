import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { saveExchange } from '../chat/chat-store.ts';
import { listConversations, listQuestions, readConversation } from './conversations.ts';

describeOnBothEngines('a conversation', (database) => {
  test('names the records that an answer is based on', async () => {
    const exchange = {
      message: 'What is earnest money in NoDa?',
      answer: 'A deposit.',
      dialogue: newDialogue,
    };
    const sources = ['entry:earnest-money', 'area:noda', 'home:sample-01', 'entry:gone', 'sum'];
    await saveExchange(database(), 'a-visitor', { ...exchange, sources }, new Date());
    const { conversations } = await listConversations(database(), '');
    const conversation = await readConversation(database(), conversations[0]?.id ?? '');
    expect(conversation?.messages.map(({ source }) => source)).toEqual([
      undefined,
      'What is earnest money, and do I get it back? · NoDa · 12 Porchlight Lane',
    ]);
  });
});

describeOnBothEngines('a conversation about all homes of a large catalog', (database) => {
  test('can be read, and names homes whose ids contain a colon', async () => {
    const { db } = database();
    const home = await db
      .selectFrom('records')
      .selectAll()
      .where('kind', '=', 'listings')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('records')
      .values({ ...home, id: 'mls:1' })
      .execute();
    const homes = Array.from({ length: 1_500 }, (_, at) => `home:sold-${at}`);
    const exchange = { message: 'What do they cost on average?', answer: '$500K.', dialogue: newDialogue };
    await saveExchange(
      database(),
      'a-visitor',
      { ...exchange, sources: [...homes, 'home:mls:1'] },
      new Date(),
    );
    const { conversations } = await listConversations(database(), '');
    const conversation = await readConversation(database(), conversations[0]?.id ?? '');
    expect(conversation?.messages.at(-1)?.source).toBe(JSON.parse(home.record ?? '').address);
  });
});

describeOnBothEngines('the list of conversations', (database) => {
  test('contains the last question and the last message', async () => {
    for (const [message, answer] of [
      ['Is NoDa loud?', 'On weekends.'],
      ['And Dilworth?', 'Hardly.'],
    ] as const)
      await saveExchange(
        database(),
        'a-visitor',
        { message, answer, dialogue: newDialogue, sources: [] },
        new Date(),
      );
    expect((await listConversations(database(), '')).conversations).toMatchObject([
      { lastQuestion: 'And Dilworth?', lastMessage: 'Hardly.' },
    ]);
  });
});

describeOnBothEngines('more conversations than the parameters of one statement', (database) => {
  test('can be listed', { timeout: 60_000 }, async () => {
    await sql`
      insert into chat_messages (id, session_id, agent_id, turn, role, content, created_at)
      with recursive visitors(visitor) as (
        select 1 union all select visitor + 1 from visitors where visitor < 17000
      )
      select 'visitor-' || visitor, 'visitor-' || visitor, 1, 1, 'user', 'Hello', ${new Date().toISOString()}
      from visitors
    `.execute(database().db);
    expect((await listConversations(database(), '')).conversations).toHaveLength(50);
  });
});

describeOnBothEngines('an unanswered question', (database) => {
  const { app, owner: avery } = deskOfOwner(database);

  const listedQuestions = async () => {
    const { questions } = (await avery().call('GET', '/questions')).body;
    return questions.map(({ text }: { text: string }) => text);
  };
  const addQuestion = (id: string, text: string) =>
    database()
      .db.insertInto('unanswered_questions')
      .values({ id, session_id: id, text, asked_at: new Date().toISOString() })
      .execute();

  test('leaves the list once an answer covers it, together with similar ones', async () => {
    const question = 'Can marmalade outlast a comet?';
    const other = 'Who tunes the piano in the lobby?';
    for (const message of [question, 'Can a comet outlast marmalade?', other])
      await app().post('/api/chat', { sessionId: crypto.randomUUID(), message });
    expect(await listedQuestions()).toEqual([other, 'Can a comet outlast marmalade?']);
    const record = {
      title: { en: 'Does marmalade keep?', es: '¿Dura la mermelada?' },
      examples: [question],
      answer: { en: 'In a sealed jar it does.', es: 'En un frasco cerrado.' },
      links: [],
      source: 'The team',
    };
    const { id, version } = (await avery().call('POST', '/content/answers', { record })).body;
    expect(await listedQuestions()).toHaveLength(2);
    await avery().call('POST', `/content/answers/${id}/publish`, { version });
    expect(await listedQuestions()).toEqual([other]);
  });

  test('is not listed if the assistant can answer it now', async () => {
    await addQuestion('known', 'What is earnest money?');
    expect(await listedQuestions()).not.toContain('What is earnest money?');
  });

  test.each([
    ['with and without accents', '¿Quién afinó el piano?', 'quien afino el piano', 1],
    ['without words', '???', '🏡🏡', 2],
  ])('%s is grouped with the same words', async (what, one, other, groups) => {
    await database().db.deleteFrom('unanswered_questions').execute();
    await addQuestion(`one ${what}`, one);
    await addQuestion(`other ${what}`, other);
    expect((await listQuestions(database(), async () => false)).questions).toHaveLength(groups);
  });

  test('is listed unchecked once the checks have taken ten seconds', async () => {
    await database().db.deleteFrom('unanswered_questions').execute();
    for (const number of ['one', 'two', 'three', 'four', 'five']) await addQuestion(number, number);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { questions } = await listQuestions(database(), async () => {
      clock.mockReturnValue(performance.now() + 3_500);
      return true;
    });
    clock.mockRestore();
    expect(questions).toHaveLength(2);
  });
});
