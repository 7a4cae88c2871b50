import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { footer } from '#content/footer.ts';
import { sellerDelivery } from '#test/deliveries.ts';
import { type MailServer, smtpError, startMailServer } from '#test/mail-server.ts';
import { guideEmail, guideEmailChannel } from './guide-email.tsx';
import { smtpMail } from './smtp-mail.ts';

const links = {
  guideUrl: 'https://www.stone.example/downloads/sellers-guide.pdf',
  replyTo: 'avery@stone.example',
  siteUrl: 'https://www.stone.example',
};

describe('the guide mail', () => {
  test('contains the guide link, the next steps and the agent, in text and HTML', () => {
    const { text, html } = guideEmail(sellerDelivery(), links, shippedAgent);
    for (const body of [text, html]) {
      expect(body).toContain(links.guideUrl);
      expect(body).toContain('within 24 hours, by Saturday, November 21 at 9:50 PM EST');
      expect(body).toContain(shippedAgent.phone);
      expect(body).toContain(shippedAgent.standing);
      expect(body).toContain(shippedAgent.office);
      expect(body).toContain(footer.equalHousing);
    }
    expect(html).toContain(`href="${shippedAgent.phoneHref}"`);
  });

  test.each(['Jordan', 'Mary-Jane', 'O’Neil', 'Zoë', '小明', 'محمد'])('greets %s by name', (firstName) => {
    expect(guideEmail(sellerDelivery({ firstName }), links, shippedAgent).text).toMatch(
      `Hello ${firstName},`,
    );
  });

  test.each([
    'Win $500 now',
    'http://evil.example',
    'evil.example',
    'visit evil dot example today',
    '<b>Jo</b>',
    'Jo\nYou won',
    'J'.repeat(100),
  ])('does not repeat %j to the owner of the address', (firstName) => {
    const { text, html, subject } = guideEmail(sellerDelivery({ firstName }), links, shippedAgent);
    for (const part of [text, html, subject]) expect(part).not.toContain(firstName);
    expect(text).toMatch(/^Hello,$/m);
  });

  test('repeats no other input', () => {
    const typed = { lastName: 'TYPED', phone: 'TYPED', address: 'TYPED', message: 'TYPED' };
    const mail = guideEmail(
      sellerDelivery({ ...typed, attribution: { referrer: 'TYPED' } }),
      links,
      shippedAgent,
    );
    expect(JSON.stringify(mail)).not.toContain('TYPED');
  });
});

describe('the guide mail over SMTP', () => {
  let server: MailServer;
  let refusal: Error | null;
  beforeEach(async () => {
    refusal = null;
    server = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal) });
  });
  afterEach(() => server.stop());

  const deliver = (attempt: number) =>
    guideEmailChannel({
      ...links,
      agent: async () => shippedAgent,
      sendMail: smtpMail({ url: server.url, from: 'website@stone.example' }),
    }).deliver(sellerDelivery({}, { attempt }));

  test('arrives at the seller, and a reply goes to the agent', async () => {
    expect(await deliver(1)).toEqual({ status: 'delivered' });
    expect(server.mails[0]).toMatchObject({
      from: { name: 'Avery Stone, Stone Realty Group', address: 'website@stone.example' },
      to: [{ address: 'jordan.rivera@example.com' }],
      replyTo: [{ name: 'Avery Stone', address: 'avery@stone.example' }],
      subject: "Your seller's guide from Avery Stone",
    });
  });

  test('is given up after some hours, not at once, if the mailbox is refused permanently', async () => {
    refusal = smtpError(550, 'no such user');
    expect(await deliver(1)).toMatchObject({ kind: 'refused' });
    expect(await deliver(8)).toMatchObject({ kind: 'final' });
  });

  test('is never given up early if the mailbox is only busy', async () => {
    refusal = smtpError(450, 'greylisted');
    expect(await deliver(40)).toMatchObject({ kind: 'refused' });
  });
});
