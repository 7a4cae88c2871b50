import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_CHAT_MESSAGES } from '#domain/chat/chat-message.ts';
import { type AppUnderTest, startApp } from '#test/app-under-test.ts';
import { chatVisitor } from '#test/chat-visitor.ts';
import { describeOnBothEngines } from '#test/databases.ts';
import { findConsents } from '../leads/lead-store.ts';

describeOnBothEngines('a lead taken in the chat', (database) => {
  let app: AppUnderTest;
  beforeAll(async () => {
    app = await startApp(database());
  });
  afterAll(() => app.stop());

  const { newSession, say, talk } = chatVisitor(() => app);
  const leadsOf = (email: string) =>
    database().db.selectFrom('leads').selectAll().where('email', '=', email).execute();
  const ledgerOf = (lead: { id: string } | undefined) => findConsents(database().db, lead?.id ?? '');

  test("arrives like a form's, with the conversation but without declined and doubtful messages", async () => {
    const sessionId = newSession();
    const email = 'jordan.tour@example.com';
    const offer = await talk(
      sessionId,
      'three bedrooms in NoDa',
      'Is it safe there?',
      'areas where walk is over 90',
      'I want to tour 16 Bobbin Court',
    );
    expect(offer).toMatch(/buyer agreement[\s\S]*name and email[\s\S]*agency disclosure/);
    expect(await talk(sessionId, 'yes please')).toMatch(/first and last name/);
    expect(await talk(sessionId, 'Christian White')).toMatch(/email address/);
    expect(await talk(sessionId, 'jordan.tour@')).toMatch(/whole email/);
    expect(await talk(sessionId, email)).toMatch(/asks Stone Realty Group to answer you by email/);
    expect(await leadsOf(email)).toEqual([]);
    expect(await talk(sessionId, 'send it')).toMatch(/within 24 hours/);
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({
      kind: 'chat',
      first_name: 'Christian',
      last_name: 'White',
      interest: 'buying',
      source: 'website',
      neighborhoods: 'NoDa',
    });
    expect(lead?.message).toContain('I want to tour 16 Bobbin Court');
    expect(lead?.message).not.toMatch(/safe|walk is/);
    const deliveries = await database()
      .db.selectFrom('deliveries')
      .select('channel')
      .where('lead_id', '=', lead?.id ?? '')
      .execute();
    expect(deliveries).toEqual([{ channel: 'agent-email' }]);
  });

  test('can be given in one message; calls need explicit consent', async () => {
    const sessionId = newSession();
    const email = 'sam.call@example.com';
    const consent = await talk(
      sessionId,
      `Please have Avery call me, my name is Sam Kim, ${email}, 704-555-0188`,
    );
    expect(consent).toContain('may call and text me at this number');
    await say(sessionId, 'send, and you may call');
    const [lead] = await leadsOf(email);
    expect(await ledgerOf(lead)).toMatchObject([
      { channel: 'call-text', granted: true },
      { channel: 'email', granted: true },
    ]);
  });

  test.each([
    [
      "Can I talk to the agent by phone, not text. I'm at 704-555-0148 after 4. Its about selling two lots my uncle left",
      "“Can I talk to the agent by phone, not text. I'm at 704-555-0148 after 4. Its about selling two lots my uncle left”",
    ],
    ["text me at 704-555-0148, don't call, I work nights", "“text me at …, don't call, I work nights”"],
    ['no me llame, mándeme un mensaje al 704-555-0148', '«no me llame, mándeme un mensaje al …»'],
    [
      'can somebody who speaks Spanish call me, 704-555-0148, weekdays after work',
      '“can somebody who speaks Spanish call me, weekdays after work”',
    ],
  ])('begins with a phone number and contact preferences in one message: %j', async (message, said) => {
    const sessionId = newSession();
    expect(await talk(sessionId, message)).toMatch(/first and last name|nombre y apellido/);
    const consent = await talk(sessionId, 'Ana Sol');
    expect(consent).toContain('704-555-0148');
    expect(consent).toContain(`: ${said}.`);
  });

  test('includes contact preferences stated before, with and after the details', async () => {
    const sessionId = newSession();
    const email = 'slots@example.com';
    await talk(sessionId, 'I need somebody who speaks Spanish', 'can someone call me on Saturday');
    await talk(sessionId, `Ana Sol, ${email}, mornings are best`);
    const consent = await talk(sessionId, 'email is better');
    expect(consent).toContain(
      'In your words: “can someone call me on Saturday”; “I need somebody who speaks Spanish”; “mornings are best”; “email is better”.',
    );
    await say(sessionId, 'send');
    const [lead] = await leadsOf(email);
    expect(lead?.message).toContain(
      'can someone call me on Saturday / I need somebody who speaks Spanish / mornings are best / email is better',
    );
  });

  test('does not contain what the visitor took out again', async () => {
    const sessionId = newSession();
    const email = 'taken.out@example.com';
    await talk(
      sessionId,
      'Can someone call me?',
      `Sam Kim, ${email}`,
      'tell her I can pay up to 480 thousand',
    );
    expect(await talk(sessionId, 'please take that out again')).toMatch(/took this out/);
    await say(sessionId, 'send');
    const [lead] = await leadsOf(email);
    expect(lead?.message).toContain('Can someone call me?');
    expect(lead?.message).not.toMatch(/480|take that out/);
  });

  test('that asks for a call consents to one reply, not to marketing calls', async () => {
    const sessionId = newSession();
    const email = 'sam.once@example.com';
    await talk(sessionId, 'Can someone call me?', `Sam Kim, ${email}, 704-555-0189`, 'yes, call me tomorrow');
    const [lead] = await leadsOf(email);
    expect(await ledgerOf(lead)).toMatchObject([
      { channel: 'call-text', granted: false },
      { channel: 'email', granted: true },
    ]);
  });

  test('is offered to a visitor who asks what a home is worth', async () => {
    expect(await talk(newSession(), 'What is my home worth?')).toMatch(/name and email/);
  });

  test('is not offered again after a no', async () => {
    const sessionId = newSession();
    expect(
      await talk(sessionId, 'I want to know what my home is worth, can someone value it?', 'no thanks'),
    ).toMatch(/won't ask again/);
    expect(await talk(sessionId, 'How much is my home worth?')).not.toMatch(/name and email/);
    expect(await talk(sessionId, 'Who won the Super Bowl?')).not.toMatch(/name and email/);
  });

  test('includes the unanswered question', async () => {
    const sessionId = newSession();
    const email = 'question@example.com';
    await talk(
      sessionId,
      'Please ask Avery about the old pipes at 9 Slate Roof Circle',
      'yes',
      'Jo Bell',
      email,
      'yes',
    );
    const [lead] = await leadsOf(email);
    expect(lead?.message).toContain(
      'Question left for you: Please ask Avery about the old pipes at 9 Slate Roof Circle',
    );
  });

  test('without an e-mail address records consent to one call only', async () => {
    const sessionId = newSession();
    const consent = await talk(
      sessionId,
      'Could someone call me about old pipes?',
      'yes',
      'Jo Bell',
      '704-555-0177',
    );
    expect(consent).toMatch(/call or text you at this number to answer it/);
    expect(consent).not.toContain('automated');
    expect(await talk(sessionId, 'yes, you may call me')).toMatch(/within 24 hours/);
    const { db } = database();
    const lead = await db
      .selectFrom('leads')
      .selectAll()
      .where('phone', '=', '704-555-0177')
      .executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ kind: 'chat', email: '', last_name: 'Bell' });
    expect(lead.message).toContain('Question left for you: Could someone call me about old pipes?');
    expect(await ledgerOf(lead)).toMatchObject([{ channel: 'call-back', granted: true }]);
  });

  test.each([
    ['in English', 'Can someone call me?', 'yes, Ana López, ana.en@example.com', 'send it'],
    ['in Spanish', 'Quiero hablar con alguien', 'sí, Ana López, ana.es@example.com', 'send it'],
  ])('%s records consent to exactly the text that was shown', async (_, wish, details, agreement) => {
    const sessionId = newSession();
    const shown = await talk(sessionId, wish, details);
    await say(sessionId, agreement);
    const [lead] = await leadsOf(details.split(', ').at(-1) ?? '');
    const ledger = await ledgerOf(lead);
    expect(ledger).toMatchObject([{ channel: 'email', granted: true }]);
    expect(shown).toContain(ledger[0]?.text);
  });

  test('can be begun and finished after the message limit', async () => {
    const sessionId = newSession();
    for (let index = 0; index < MAX_CHAT_MESSAGES - 2; index += 1) await say(sessionId, 'thanks');
    const email = 'late@example.com';
    await talk(sessionId, 'Can someone call me?', `Ana Sol, ${email}`, 'yes');
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await talk(sessionId, 'thanks')).toMatch(/a person can do more/);
    expect(await talk(sessionId, 'please call me at 704-555-0163 too')).toContain('704-555-0163');
  });

  test('includes remarks given together with the requested details', async () => {
    const sessionId = newSession();
    const email = 'along@example.com';
    await talk(
      sessionId,
      'I want to talk to someone',
      'yes',
      'Ana Sol, we have two horses and need a barn',
      `${email}. The roof has to be under five years old`,
      'by the way we are flexible on the closing date',
      'send',
    );
    const [lead] = await leadsOf(email);
    expect(lead?.message).toContain('two horses and need a barn');
    expect(lead?.message).toContain('The roof has to be under five years old');
    expect(lead?.message).toContain('flexible on the closing date');
  });

  test('continues along with the answer to a question that came with the details', async () => {
    const details = 'Ana Sol, asks@example.com. Is earnest money refundable?';
    const text = await talk(newSession(), 'I want to talk to someone', 'yes', details);
    expect(text).toMatch(/^A deposit[\s\S]*I have: Ana Sol, asks@example\.com/);
  });

  test('without contact details is not sent, and the visitor learns why', async () => {
    const sessionId = newSession();
    expect(await talk(sessionId, 'call me', 'yes', 'Jo Bell')).toMatch(/email address or phone number/);
    expect(await talk(sessionId, 'no')).toMatch(/nothing was sent[\s\S]*\(704\) 555-0142/);
  });
});
