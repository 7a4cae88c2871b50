import { expect, test } from 'vitest';
import { describeOnSqlite, silent } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';
import { createCatalog } from '../catalog/catalog.ts';

describeOnSqlite("the assistant's answers", (database) => {
  const { app, owner: avery } = deskOfOwner(database);

  const answer = {
    title: { en: 'May I hang a porch swing?', es: '¿Puedo colgar un columpio?' },
    examples: ['can i put up a swing on the porch of the house'],
    answer: { en: 'A porch swing is fine where the association has no rule.', es: 'Un columpio está bien.' },
    links: [],
    source: 'The team',
  };
  const question = answer.examples[0];

  test('a new answer is used at once, with one question as its example', async () => {
    const tried = await avery().call('POST', '/content/answers/try', { record: answer, message: question });
    expect(tried.body).toMatchObject({ content: answer.answer.en, isFromDraft: true, conflicts: [] });
    const asked = async () =>
      (await app().post('/api/chat', { sessionId: crypto.randomUUID(), message: question })).body;
    expect(JSON.stringify(await asked())).not.toContain(answer.answer.en);
    const added = await avery().call('POST', '/content/answers', { record: answer });
    expect(added.body.id).toBe('may-i-hang-a-porch-swing');
    await avery().call('POST', `/content/answers/${added.body.id}/publish`, { version: added.body.version });
    expect((await asked()).messages[1].content).toBe(answer.answer.en);
  });

  test('a question for two answers names them both', async () => {
    const message = `${question}, and what is earnest money?`;
    const id = 'may-i-hang-a-porch-swing';
    const tried = await avery().call('POST', '/content/answers/try', { id, record: answer, message });
    expect(tried.body).toMatchObject({ isFromDraft: true, others: [{ id: 'earnest-money' }] });
  });

  test('aspects are edited with their answer and have marks, errors and a difference', async () => {
    const aspects = { 'who-pays': { en: 'The owner pays for the swing.', es: 'Paga el dueño.' } };
    const call = (verb: string, path: string, body: unknown) =>
      avery().call(verb, `/content/answers${path}`, body);
    const title = { en: 'May I paint the porch?', es: '¿Puedo pintar el porche?' };
    const added = await call('POST', '', { record: { ...answer, title, aspects } });
    expect([added.status, added.body.record.aspects]).toEqual([201, aspects]);
    const path = `/${added.body.id}`;
    const { version } = (await call('POST', `${path}/publish`, { version: added.body.version })).body;
    const save = (next: unknown) =>
      call('PUT', `${path}/draft`, { record: { ...added.body.record, aspects: next }, version });
    const wrong = await save({ 'Who pays': { en: 'Words.', es: '' } });
    expect([wrong.status, wrong.body.errors.map(({ field }: { field: string }) => field)]).toEqual([
      422,
      ['aspects.Who pays', 'aspects.Who pays.es'],
    ]);
    // Valibot would leave it out.
    const dropped = await save({ ...aspects, constructor: aspects['who-pays'] });
    expect([dropped.status, dropped.body.errors[0].field]).toEqual([422, 'aspects.constructor']);
    const marked = { ...aspects['who-pays'], en: 'A porch for families with no kids.' };
    const saved = (await save({ 'who-pays': marked })).body;
    expect(saved.marks[0]).toMatchObject({ field: 'aspects.who-pays.en' });
    expect(saved.difference).toMatchObject([
      {
        field: 'aspects.who-pays.en',
        label: 'What is asked about it: who pays: In English',
        before: aspects['who-pays'].en,
        after: marked.en,
      },
    ]);
  });

  test('a question that another answer covers is reported', async () => {
    const [other] = (await createCatalog(database(), silent).answers()).filter(
      ({ id }) => id === 'earnest-money',
    );
    const title = { en: 'Is a swing allowed?', es: '¿Se permite un columpio?' };
    const record = { ...answer, title, examples: [other?.title.en] };
    const tried = await avery().call('POST', '/content/answers/try', { record, message: question });
    const [conflict] = tried.body.conflicts;
    expect(tried.body.conflicts).toMatchObject([{ id: 'earnest-money', question: other?.title.en }]);
    // The reported conflict matches the result of asking the question.
    const asked = await avery().call('POST', '/content/answers/try', { record, message: other?.title.en });
    expect([asked.body.isFromDraft, asked.body.others.length > 0]).toEqual([
      !conflict.isTaken,
      conflict.isTaken,
    ]);
    const wrong = await avery().call('POST', '/content/answers/try', { record: {}, message: question });
    expect(wrong.status).toBe(422);
  });
});
