import { beforeEach, expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { privacySections } from '#content/privacy.ts';
import { newDialogue } from '#domain/chat/dialogue/dialogue.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { aLead } from '#test/leads.ts';
import { forgetOldAccess } from './auth/forget-access.ts';
import { deleteOldChats, saveExchange } from './chat/chat-store.ts';
import { forgetOldContent } from './content/forget-content.ts';
import { forgetOldTokens } from './leads/form-token-uses.ts';
import { forgetOldKeys } from './leads/idempotency-keys.ts';
import { insertLead } from './leads/lead-store.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

describeOnBothEngines('data retention', (database) => {
  const lead = aLead();
  beforeEach(async () => {
    await database().db.deleteFrom('leads').execute();
    await insertLead(database().db, lead);
  });

  test('an idempotency key is kept for 72 hours', async () => {
    const { db } = database();
    const key = (hours: number) => ({
      key: `${hours} hours old`,
      fingerprint: 'f',
      lead_id: lead.id,
      created_at: hoursAgo(hours),
    });
    await db.insertInto('idempotency_keys').values([71, 73].map(key)).execute();
    await forgetOldKeys(database());
    const remaining = await db.selectFrom('idempotency_keys').select('key').execute();
    expect(remaining).toEqual([{ key: '71 hours old' }]);
  });

  test('a used form token is kept for 4 hours', async () => {
    const { db } = database();
    const use = (hours: number) => ({
      token_id: `${hours} hours old`,
      lead_id: lead.id,
      used_at: hoursAgo(hours),
    });
    await db.insertInto('form_token_uses').values([3, 5].map(use)).execute();
    await forgetOldTokens(database());
    const remaining = await db.selectFrom('form_token_uses').select('token_id').execute();
    expect(remaining).toEqual([{ token_id: '3 hours old' }]);
  });

  test('the key of a new draft is kept for 72 hours, an import for 30 days', async () => {
    const { db } = database();
    const key = (hours: number) => ({
      key: `${hours} hours old`,
      fingerprint: 'f',
      id: 'a-guide',
      created_at: hoursAgo(hours),
    });
    const imported = (days: number) => ({
      id: `${days} days old`,
      kind: 'listings' as const,
      file: 'homes.csv',
      who: 'Avery Stone',
      at: hoursAgo(days * 24),
      state: 'accepted' as const,
      changes: '[]',
      plan: '{}',
      before: '{}',
      unchanged: 0,
    });
    await db.insertInto('content_keys').values([71, 73].map(key)).execute();
    await db.insertInto('content_imports').values([29, 31].map(imported)).execute();
    await forgetOldContent(database());
    expect(await db.selectFrom('content_keys').select('key').execute()).toEqual([{ key: '71 hours old' }]);
    expect(await db.selectFrom('content_imports').select('id').execute()).toEqual([{ id: '29 days old' }]);
  });

  test('a push subscription is kept for 90 days after its session has ended', async () => {
    const { db } = database();
    const person = { id: 'p', name: 'Kim', email: 'kim@stone.example', email_verified: 1, image: null };
    const times = { created_at: hoursAgo(9_000), updated_at: hoursAgo(9_000) };
    await db
      .insertInto('people')
      .values({ ...person, ...times, role: 'member' })
      .execute();
    await db
      .insertInto('desk_sessions')
      .values({
        ...{ id: 's', token: 't', user_id: 'p', expires_at: hoursAgo(1), user_agent: null },
        ...{ ...times, reauthenticated_at: null },
      })
      .execute();
    await db
      .insertInto('push_subscriptions')
      .values({
        ...{ id: 'phone', person_id: 'p', session_id: 's', p256dh: '', auth: '' },
        ...{ endpoint: 'https://push.example.com/phone', created_at: hoursAgo(9_000) },
      })
      .execute();
    const remainingAfter = async (days: number) => {
      const now = (offsetMs = 0) => database().now(offsetMs + days * DAY_MS);
      await forgetOldAccess({ ...database(), now });
      return (await db.selectFrom('push_subscriptions').select('id').execute()).length;
    };
    expect([await remainingAfter(0), await remainingAfter(89), await remainingAfter(91)]).toEqual([1, 1, 0]);
  });

  test('chat messages are kept for 30 days, as the privacy policy says', async () => {
    const { db } = database();
    for (const days of [29, 31]) {
      const exchange = { message: 'Hello', answer: 'Hi', sources: [], dialogue: newDialogue };
      await saveExchange(database(), `${days} days old`, exchange, new Date(Date.now() - days * DAY_MS));
    }
    await deleteOldChats(database());
    const remaining = await db.selectFrom('chat_messages').select('session_id').distinct().execute();
    expect(remaining).toEqual([{ session_id: '29 days old' }]);
    const policy = privacySections(shippedAgent)
      .flatMap(({ list = [] }) => list)
      .join(' ');
    expect(policy).toMatch(/The chat\..+we erase ours after 30 days/);
  });
});
