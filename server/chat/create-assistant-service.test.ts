import { SelectQueryNode } from 'kysely';
import { expect, test } from 'vitest';
import type { Leads } from '#domain/services.ts';
import { createServices } from '#server/create-services.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { describeOnBothEngines, silent } from '#test/databases.ts';
import { readHistory } from './chat-store.ts';
import { createAssistantService } from './create-assistant-service.ts';
import type { ModelReply } from './model/model-reply.ts';

const context = { idempotencyKey: '', page: '/', clientAddress: '127.0.0.1', userAgent: '' };
const nowhere = openDatabase('file:///nowhere/at/all.db', silent);

test('the embedded assistant answers if the model throws', async () => {
  const chat = assistantWith(nowhere, () => Promise.reject(new Error('no such module')));
  const { messages } = await chat.reply({ sessionId: 's', message: 'What is earnest money?' }, context);
  expect(messages[1]?.content).toMatch(/deposit/);
});

describeOnBothEngines('an unanswered question', (database) => {
  test('is kept with the address of the listed home and without personal data', async () => {
    const chat = assistantWith(database());
    const message = 'Does 8 Railbed Way allow chickens? I live at 1420 East Maple Grove Ave';
    await chat.reply({ sessionId: 'unanswered', message }, context);
    const kept = await database().db.selectFrom('unanswered_questions').select('text').execute();
    expect(kept.map(({ text }) => text)).toEqual(['Does 8 Railbed Way allow chickens? I live at [address]']);
  });
});

describeOnBothEngines('a lead in progress', (database) => {
  test.each([1, 2])('continues after %i failed reads of its chat', async (failures) => {
    let left = 0;
    const chat = assistantWith(failing(database(), () => left-- > 0));
    const email = `maria.${failures}@example.com`;
    const say = (message: string) => chat.reply({ sessionId: `failed-${failures}`, message }, context);
    await say('I want to talk to an agent about selling my house');
    await say('Maria Delgado');
    left = failures;
    await say('What is earnest money?');
    await say(email);
    await say('yes');
    const leads = database().db.selectFrom('leads').select(['first_name', 'last_name', 'message']);
    const [lead] = await leads.where('email', '=', email).execute();
    expect(lead).toMatchObject({ first_name: 'Maria', last_name: 'Delgado' });
    expect(lead?.message).toContain('selling my house');
  });
});

describeOnBothEngines('a lead that could not be saved', (database) => {
  test('is sent by the next "send"', async () => {
    let left = 1;
    const chat = assistantWith(database(), null, (leads) => ({
      capture: async (...lead) => (left-- > 0 ? { status: 'unavailable' } : await leads.capture(...lead)),
    }));
    const say = async (message: string) =>
      (await chat.reply({ sessionId: 'not kept', message }, context)).messages[1]?.content;
    await say('Can someone call me?');
    await say('Maria Delgado, again@example.com');
    expect(await say('send')).toMatch(/could not send it/);
    expect(await say('send')).toMatch(/It is with the team/);
    const leads = database().db.selectFrom('leads').select('first_name');
    expect(await leads.where('email', '=', 'again@example.com').execute()).toHaveLength(1);
  });

  test('is one lead if the first attempt was saved after all', async () => {
    let left = 1;
    const chat = assistantWith(database(), null, (leads) => ({
      async capture(...lead) {
        const outcome = await leads.capture(...lead);
        return left-- > 0 ? { status: 'unavailable' } : outcome;
      },
    }));
    const say = async (message: string) =>
      (await chat.reply({ sessionId: 'kept', message }, context)).messages[1]?.content;
    await say('Can someone call me?');
    await say('Maria Delgado, once@example.com');
    await say('send');
    await say('three bedrooms in NoDa');
    expect(await say('send it now')).toMatch(/It is with the team/);
    const leads = database().db.selectFrom('leads').select('first_name');
    expect(await leads.where('email', '=', 'once@example.com').execute()).toHaveLength(1);
  });

  test('is not retried if its content was rejected', async () => {
    const chat = assistantWith(database(), null, () => ({
      capture: async () => ({ status: 'invalid', issues: [] }),
    }));
    const say = async (message: string) =>
      (await chat.reply({ sessionId: 'invalid', message }, context)).messages[1]?.content;
    await say('Can someone call me?');
    await say('Maria Delgado, never@example.com');
    expect(await say('send')).toMatch(/^I could not send it just now\. Please call/);
  });
});

describeOnBothEngines('a message sent again because its answer was lost', (database) => {
  test.each([
    { name: 'a calculation', messages: ['payment on 500k at 6.5%', 'half a point higher'] },
    { name: 'the next homes', messages: ['show me homes', 'more'] },
    { name: 'a yes', messages: ['Can someone call me?', 'Maria Delgado, lost@example.com', 'yes'] },
    { name: 'a question not understood', messages: ['what about the thing with the papers'] },
    { name: 'links and suggestions', messages: ['what are closing costs for buyers'] },
  ])('gets the same answer: $name', async ({ name, messages }) => {
    const chat = assistantWith(database());
    const say = async (message: string, messageId: string) => {
      const exchange = await chat.reply({ sessionId: `lost ${name}`, message, messageId }, context);
      return { ...exchange.messages[1], timestamp: null };
    };
    let last: unknown;
    for (const [at, message] of messages.entries()) last = await say(message, `${name}-${at}`);
    const again = await say(messages.at(-1) ?? '', `${name}-${messages.length - 1}`);
    expect(again).toEqual(last);
    const { said } = await readHistory(database().db, `lost ${name}`);
    expect(said.map(({ content }) => content)).toEqual(messages);
  });

  test('but a message with an id of its own is answered anew', async () => {
    const chat = assistantWith(database());
    const say = async (message: string, messageId: string) =>
      (await chat.reply({ sessionId: 'said twice', message, messageId }, context)).messages[1]?.content;
    await say('show me homes', 'own-1');
    expect(await say('more', 'own-2')).not.toBe(await say('more', 'own-3'));
  });
});

describeOnBothEngines('a conversation with an open offer to take details', (database) => {
  test('counts as taking a lead', async () => {
    const chat = assistantWith(database());
    expect(await chat.isTakingLead('offered')).toBe(false);
    await chat.reply({ sessionId: 'offered', message: 'Can someone call me?' }, context);
    expect(await chat.isTakingLead('offered')).toBe(true);
  });
});

describeOnBothEngines('two concurrent messages of one chat', (database) => {
  const saidIn = async (sessionId: string) => {
    const { said } = await readHistory(database().db, sessionId);
    return said.map(({ content }) => content);
  };

  test('are answered in order, without delaying other sessions', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const chat = assistantWith(database(), async ({ message, reply }) => {
      if (message === 'three bedrooms in NoDa') await released;
      return reply;
    });
    const say = (sessionId: string, message: string) => chat.reply({ sessionId, message }, context);
    const both = [say('hasty', 'three bedrooms in NoDa'), say('hasty', 'under 700k')];
    await say('patient', 'What is earnest money?');
    expect(await saidIn('hasty')).toEqual([]);
    release();
    await Promise.all(both);
    expect(await saidIn('hasty')).toEqual(['three bedrooms in NoDa', 'under 700k']);
  });

  test("see each other's results across instances", async () => {
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow = assistantWith(database(), async ({ reply }) => {
      ask();
      await released;
      return reply;
    });
    const quick = assistantWith(database());
    const sessionId = 'on two instances';
    const late = slow.reply({ sessionId, message: 'three bedrooms in NoDa' }, context);
    await isAsked;
    await quick.reply({ sessionId, message: 'I want to talk to an agent about selling my house' }, context);
    await quick.reply({ sessionId, message: 'Maria Delgado' }, context);
    release();
    await late;
    const { dialogue } = await readHistory(database().db, sessionId);
    expect(dialogue?.lead.details.firstName).toBe('Maria');
    expect((await saidIn(sessionId)).at(-1)).toBe('three bedrooms in NoDa');
  });
});

function assistantWith(
  database: Database,
  model: ModelReply | null = null,
  through: (leads: Leads) => Pick<Leads, 'capture'> = (leads) => leads,
) {
  const { catalog, leads } = createServices({
    database,
    channels: [],
    onLeadSaved: () => {},
    log: silent,
  });
  return createAssistantService({
    database,
    catalog,
    leads: through(leads),
    model,
    log: silent,
    now: () => new Date(),
  });
}

/** A store whose chat reads fail while `isFailing()`. */
function failing(database: Database, isFailing: () => boolean): Database {
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      const isChat = SelectQueryNode.is(node) && JSON.stringify(node.from).includes('"chat_messages"');
      if (isChat && isFailing()) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db };
}
