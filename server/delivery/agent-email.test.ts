import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { chatConsents } from '#content/assistant/words/chat-consents.ts';
import { formConsents } from '#content/contact.ts';
import { footer } from '#content/footer.ts';
import { contactDelivery, sellerDelivery } from '#test/deliveries.ts';
import { type MailServer, smtpError, startMailServer } from '#test/mail-server.ts';
import { agentEmail, agentEmailChannel } from './agent-email.tsx';
import { smtpMail } from './smtp-mail.ts';

const TO = 'agent@stone.example';
const DESK = { to: TO, siteUrl: 'https://stone.example' };
const mailOf = (...delivery: Parameters<typeof contactDelivery>) =>
  agentEmail(contactDelivery(...delivery), DESK, shippedAgent);
const both = ({ text, html }: { text: string; html: string }) => [text, html];

describe('the agent’s mail over SMTP', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.stop());

  const channel = (url = server.url) =>
    agentEmailChannel({
      sendMail: smtpMail({ url, from: 'website@stone.example' }),
      agent: async () => shippedAgent,
      ...DESK,
    });

  test('arrives at the agent, with a reply address and the lead’s name', async () => {
    expect(await channel().deliver(contactDelivery())).toEqual({ status: 'delivered' });
    expect(server.mails[0]).toMatchObject({
      to: [{ address: TO }],
      replyTo: [{ name: 'Jordan Rivera', address: 'jordan.rivera@example.com' }],
      subject: 'New lead: Jordan Rivera, Both buying and selling',
      messageId: `<${contactDelivery().id}@stone.example>`,
    });
  });

  test('contains hostile input of every field as plain text only', async () => {
    const hostile = '"><script>alert(1)</script>\r\nBcc: spy@evil.example\r\n\r\n{{7*7}} &amp; 🏡 محمد\u202e';
    const fields = ['firstName', 'lastName', 'phone', 'neighborhoods', 'message', 'address', 'page'] as const;
    const lead = Object.fromEntries(fields.map((field) => [field, `${field} ${hostile}`]));
    const attribution = { landingPage: hostile, referrer: `javascript:${hostile}`, utm_source: hostile };
    await channel().deliver(contactDelivery({ ...lead, attribution }));
    const [mail] = server.mails;
    expect(mail?.to).toHaveLength(1);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.html).not.toMatch(/<script/i);
    expect(mail?.html).not.toMatch(/href="javascript/i);
    expect(mail?.html).toContain('message &quot;&gt;&lt;script&gt;');
    expect(mail?.text).toContain('message "><script>alert(1)</script>');
    for (const body of [mail?.text, mail?.html]) expect(body).not.toContain('\u202e');
  });

  test('is retried after every refusal by a full mailbox', async () => {
    const full = await startMailServer({
      onRcptTo: (_address, _session, done) => done(smtpError(552, 'mailbox full')),
    });
    const outcome = await channel(full.url).deliver(contactDelivery({}, { attempt: 70 }));
    expect(outcome).toMatchObject({ status: 'failed', kind: 'refused' });
    await full.stop();
  });
});

describe('the agent’s mail', () => {
  test('says in text and HTML who the lead is, their contact details and wishes, the deadline, and the link to the desk', () => {
    for (const body of both(mailOf())) {
      expect(body).toContain('Jordan Rivera');
      expect(body).toContain('(980) 555-0177');
      expect(body).toContain('jordan.rivera@example.com');
      expect(body).toContain('Both buying and selling');
      expect(body).toContain('Is spring realistic?');
      expect(body).toContain('Saturday, November 21 at 9:50 PM EST');
      expect(body).toContain('Monday, November 23');
      expect(body).toContain('google · cpc · spring');
      expect(body).toContain(`${DESK.siteUrl}/desk/leads/${contactDelivery().lead.id}`);
      expect(body).toContain(shippedAgent.standing);
      expect(body).toContain(footer.equalHousing);
    }
  });

  test('marks likely spam in the subject with the reasons, but not for a single weak signal', () => {
    const marked = mailOf({ spamSignals: ['quick', 'headless'] });
    expect(marked.subject).toBe('Possible spam? New lead: Jordan Rivera, Both buying and selling');
    for (const body of both(marked)) {
      expect(body).toContain(
        'Marked because it was sent within two seconds of the page opening; it was not sent by a web browser.',
      );
    }
    const unmarked = mailOf({ spamSignals: ['untokened'] });
    expect(unmarked.subject).toBe('New lead: Jordan Rivera, Both buying and selling');
    for (const body of both(unmarked)) expect(body).not.toContain('Marked because');
  });

  test('has links to call and to write', () => {
    expect(mailOf().html).toContain('href="tel:+19805550177"');
    expect(mailOf().html).toContain('href="mailto:jordan.rivera@example.com"');
  });

  test('for a lead without an e-mail address has no reply address, and shows phone and consents', async () => {
    const consent = { ...chatConsents.en.callBack, granted: true };
    const mail = mailOf({ email: '' }, { consents: [consent] });
    expect(mail).not.toHaveProperty('replyTo');
    for (const body of both(mail)) {
      expect(body).toContain('left no email address');
      expect(body).not.toContain('A reply to this message goes to Jordan');
      expect(body).toContain('Not asked.');
      expect(body).toContain(chatConsents.en.callBack.text);
    }
    expect(mail.html).not.toContain('mailto:"');
    expect(mail.html).toContain('href="tel:+19805550177"');
  });

  test('names the form, or the chat, that the lead came through', () => {
    for (const body of both(mailOf())) expect(body).toContain('from the contact form');
    const asked = [{ ...chatConsents.en.email, granted: true }];
    for (const body of both(mailOf({ kind: 'chat' }, { consents: asked }))) {
      expect(body).toContain('from the chat with the assistant');
      expect(body).not.toMatch(/\b(form|box)\b/i);
    }
  });

  test('shows an invalid phone number without a link', () => {
    const { html } = mailOf({ phone: 'ask me' });
    expect(html).toContain('ask me');
    expect(html).not.toContain('href="tel:');
  });

  test('shows a seller’s home and that the guide was sent', () => {
    for (const body of both(agentEmail(sellerDelivery(), DESK, shippedAgent))) {
      expect(body).toContain('12 Sample Street, Charlotte');
      expect(body).toContain('the link is on its way by email');
    }
    expect(agentEmail(sellerDelivery(), DESK, shippedAgent).subject).toBe(
      "New lead: Jordan Rivera, seller's guide",
    );
  });

  test('shows the consent to calls with its wording and version', () => {
    const granted = mailOf(
      {},
      { consents: [{ ...formConsents(shippedAgent.firm).callText, granted: true, version: 'v7' }] },
    );
    expect(granted.text).toContain('Calls and texts: Yes.');
    expect(granted.text).toContain(`(version v7): “${formConsents(shippedAgent.firm).callText.text}”`);
    expect(mailOf().text).toContain('Calls and texts: No.');
    expect(mailOf({}, { consents: [] }).text).toContain('Calls and texts: Not asked.');
  });

  test('cuts a long name so that the interest fits into the subject', () => {
    const { subject } = mailOf({ firstName: 'J'.repeat(100), interest: 'exploring' });
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(subject).toMatch(/…, Just exploring options$/);
  });

  test('gives the deadline in the office’s time zone, also across a daylight saving change', () => {
    const { text } = mailOf({ createdAt: '2027-03-13T20:00:00.000Z' });
    expect(text).toContain('Answer by Sunday, March 14 at 4:00 PM EDT.');
    expect(text).toContain('The request was sent Saturday, March 13 at 3:00 PM EST.');
  });

  test('loads no external resources', () => {
    expect(mailOf().html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
  });
});
