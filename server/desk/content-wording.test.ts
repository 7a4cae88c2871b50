import { expect, test } from 'vitest';
import type { ContentDraft, ContentFields, Mark } from '#domain/desk/content.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { deskOfOwner } from '#test/desk.ts';

describeOnBothEngines('fair-housing marks', (database) => {
  const { app, owner: avery } = deskOfOwner(database);

  async function save(id: string, fields: ContentFields) {
    const { record, version } = (await avery().call('GET', `/content/${id}/draft`)).body as ContentDraft;
    return await avery().call('PUT', `/content/${id}/draft`, { record: { ...record, ...fields }, version });
  }
  const placesOf = (marks: Mark[]) => marks.map(({ field, phrase, nth }) => [field, phrase, nth]);

  test('a marked draft requires a reason to be published, which the history shows', async () => {
    const id = 'listings/sample-01';
    const saved = await save(id, { description: 'A brick ranch, perfect for families. Adults only.' });
    expect(saved.status).toBe(200);
    expect(saved.body.marks[0]).toMatchObject({
      field: 'description',
      phrase: 'perfect for families',
      start: 15,
      end: 35,
      protectedClass: 'Familial status',
      suggestion: 'four bedrooms and a fenced yard',
    });
    const { version } = saved.body;
    for (const reason of [undefined, '', '  ']) {
      const refused = await avery().call('POST', `/content/${id}/publish`, {
        version,
        ...(reason !== undefined && { reason }),
      });
      expect([refused.status, refused.body.errors[0].field, refused.body.marks.length]).toEqual([
        422,
        'reason',
        2,
      ]);
    }
    const reason = 'The seller’s own words, quoted.';
    const sent = { version, reason: `${reason}\0` }; // Postgres cannot store it
    expect((await avery().call('POST', `/content/${id}/publish`, sent)).status).toBe(200);
    const { versions } = (await avery().call('GET', `/content/${id}/history`)).body;
    expect(versions[0].reason).toBe(reason);
  });

  test('marks in a guide count occurrences in its text, ignoring HTML tags', async () => {
    const content =
      '<h2>Homes</h2><p>An <strong>exclusive</strong> listing agreement.</p><p>In exclusive&nbsp;Eastover, perfect <em>for</em> families.</p>';
    const { body } = await save('guides/a-day-in-myers-park', { content });
    expect(placesOf(body.marks)).toEqual([
      ['content', 'exclusive', 1],
      ['content', 'perfect for families', 0],
    ]);
  });

  test('invalid records are marked too, but not the example questions of visitors', async () => {
    const { status, body } = await avery().call('POST', '/content/answers', {
      record: { title: { en: 'Is it a safe area?', es: '' }, examples: ['Is it a safe neighborhood?'] },
    });
    expect(status).toBe(422);
    expect(placesOf(body.marks)).toEqual([['title.en', 'a safe area', 0]]);
  });

  test('an unsent reply can be checked', async () => {
    const { status, body } = await avery().call('POST', '/wording', { text: 'It is a safe area.' });
    expect([status, body.marks[0].phrase]).toEqual([200, 'a safe area']);
    expect((await avery().call('POST', '/wording', { text: '' })).status).toBe(422);
    expect((await fetch(`${app().url}/api/desk/wording`, { method: 'POST' })).status).toBe(401);
  });
});
