import { expect, test } from 'vitest';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { createAnsweredCheck } from '../chat/answered-check.ts';
import { listConversations, listQuestions } from '../desk/conversations.ts';
import { deskNumbers } from '../desk/numbers.ts';
import { countInbox, readInbox } from '../leads/inbox.ts';
import { readLeadDetail } from '../leads/lead-detail.ts';
import { insertSamples } from './insert-samples.ts';

describeOnBothEngines('the demo', (database) => {
  test('fills every part of the desk with data marked as samples', async () => {
    const now = new Date();
    await insertSamples(database(), 'a token', now);
    const { db } = database();
    const { id } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    const { leads } = await readInbox(db, id, { q: '', cursor: '' }, now);
    expect(leads.filter(({ lastName }) => !lastName.endsWith('(sample)'))).toEqual([]);
    const { byStatus, byFilter } = await countInbox(db, id, now);
    expect(Object.values(byStatus)).not.toContain(0);
    expect({ ...byFilter, mine: 1 }).not.toContain(0);
    expect(byFilter).toMatchObject({ due: 1, snoozed: 1, unread: 5 });
    expect(leads.filter(({ others }) => others === 1)).toHaveLength(2);
    const details = await Promise.all(leads.map((lead) => readLeadDetail(db, new Map(), id, lead.id)));
    const failed = details.flatMap((lead) => lead?.deliveries ?? []);
    expect(failed).toMatchObject([{ state: 'failed', reason: expect.stringMatching(/^Sample/) }]);
    const { conversations } = await listConversations(database(), '');
    expect(conversations.filter(({ lastMessage }) => !lastMessage.startsWith('Sample'))).toEqual([]);
    expect(conversations.length).toBeGreaterThan(4);
    const { questions } = await listQuestions(
      database(),
      createAnsweredCheck({ catalog: createCatalog(database(), silent), now: () => now }),
    );
    expect(questions.map(({ count }) => count)).toEqual([2, 1]);
    expect(questions.every(({ text }) => text.startsWith('Sample'))).toBe(true);
    const { funnel, firstReply } = await deskNumbers(db, new Map(), 12, now);
    expect(funnel.map(({ step }) => step).sort()).toEqual([
      'contact-seen',
      'contact-sent',
      'contact-started',
      'seller-seen',
      'seller-sent',
      'seller-started',
    ]);
    expect(firstReply.answered).toBeGreaterThan(0);
  });
});
