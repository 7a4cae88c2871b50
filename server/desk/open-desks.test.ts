import { expect, test, vi } from 'vitest';
import type { QuestionList } from '#domain/desk/conversations.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { contactFields, startApp } from '#test/app-under-test.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';

describeOnBothEngines('open desks', (database, store) => {
  const { app, owner } = deskOfOwner(database);

  /** Connects a desk to the event stream and collects its text. */
  async function follow(url: string, headers: Record<string, string> = {}) {
    const stop = new AbortController();
    const response = await fetch(`${url}/api/desk/events`, {
      headers: { cookie: owner().cookie, ...headers },
      signal: stop.signal,
    });
    const received = { text: '', end: () => stop.abort() };
    const read = async () => {
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
        received.text += chunk;
    };
    void read().catch(() => undefined);
    return received;
  }

  const until = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 2_000, interval: 20 });

  test('see a new lead within two seconds, also on another instance and after reconnecting', async () => {
    const second = openDatabase(store().url, silent);
    const other = await startApp(second);
    try {
      const desks = await Promise.all([follow(app().url), follow(other.url)]);
      const { body } = await app().post('/api/leads', contactFields());
      await until(() => desks.every(({ text }) => text.includes(body.id)));
      for (const { end } of desks) end();
      const id = /id: (\d+)/.exec(desks[0]?.text ?? '')?.[1] ?? '';
      const missed = (await app().post('/api/leads', contactFields())).body;
      const back = await follow(other.url, { 'last-event-id': id });
      await until(() => back.text.includes(missed.id));
      // On Postgres recent events may be sent twice.
      if (database().engine === 'sqlite') expect(back.text).not.toContain(body.id);
      back.end();
    } finally {
      await other.stop();
      await second.close();
    }
  });

  test('get an event for a question that the assistant could not answer', async () => {
    const desk = await follow(app().url);
    // A question that the assistant will never learn.
    const message = 'Can marmalade outlast a comet?';
    await app().post('/api/chat', { sessionId: 'questions-1', message });
    const { questions } = (await owner().call('GET', '/questions')).body;
    expect(questions).toMatchObject([{ text: message }]);
    await until(() => desk.text.includes('event: question'));
    expect(desk.text).toContain(questions[0].id);
    desk.end();
  });

  test('see similar questions grouped, with every wording', async () => {
    const ask = (sessionId: string, message: string) => app().post('/api/chat', { sessionId, message });
    await ask('alike-1', 'Who tunes the piano in the lobby?');
    await ask('alike-2', 'who tunes the piano in the lobby');
    await ask('alike-3', 'In the lobby, who tunes the piano?');
    const { questions } = (await owner().call('GET', '/questions')).body as QuestionList;
    const asked = questions.find(({ text }) => text.includes('piano'));
    expect(asked?.count).toBe(3);
    const plain = asked?.wordings.map((wording) => wording.toLowerCase().replace(/[,?]/g, ''));
    expect(plain?.sort()).toEqual(['in the lobby who tunes the piano', 'who tunes the piano in the lobby']);
  });
});
