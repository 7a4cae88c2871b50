import { PDFDocument, PDFName } from 'pdf-lib';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agent } from '#content/agent.ts';
import { entries } from '#content/assistant/knowledge/entries.ts';
import { homeReviews, reviews } from '#content/reviews.ts';
import { GUIDE_PAGES } from '#content/seller-guide.ts';
import { siteUrls } from '#content/site-urls.ts';
import type { Agent } from '#domain/agent/agent.ts';
import { sellerFields } from './app-under-test.ts';
import { sendLead, signUpAt } from './desk-account.ts';
import { browserHeaders } from './faults/form-visits.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { textsOf } from './printed-texts.ts';
import { type RunningServer, startBuiltServer } from './running-server.ts';

const published = {
  firstName: 'Maren',
  lastName: 'Oakley',
  email: 'maren@oakley.example',
  phone: '(980) 555-0163',
  bio: 'Maren Oakley works the lake and the hills.',
  favoriteSpot: 'The old quarry steps',
  firm: {
    ...agent.firm,
    name: 'Oakley & Lane',
    license: 'NC Lic. #123456',
    streetAddress: '77 Trade Street',
    city: 'Davidson',
    postalCode: '28036',
    latitude: 35.4993,
    longitude: -80.8487,
  },
} satisfies Partial<Agent>;

const name = 'Maren Oakley';
const OFFICE = '77 Trade Street, Davidson, NC 28036';

/** Everything that identifies the agent the site ships with. */
const SHIPPED = new RegExp(
  [
    `\\b${agent.firstName}\\b`,
    agent.firm.name,
    agent.firm.license,
    agent.firm.streetAddress,
    agent.email,
    '555-0142',
    '7045550142',
    '\\{agent\\.',
  ].join('|'),
  'g',
);

let site: RunningServer;
let mail: MailServer;
let cookie: string;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startBuiltServer({ env: { SMTP_URL: mail.url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  await text('/'); // caches the shipped version, so that the change has something to replace
  await publish(published);
});
afterAll(async () => {
  await site.remove();
  await mail.stop();
});

const text = async (path: string) => await (await fetch(site.url + path)).text();

async function publish(fields: Partial<Agent>): Promise<void> {
  ({ cookie } = await signUpAt(site));
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${site.url}/api/desk/content/agent/1/${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(response.status, path).toBeLessThan(300);
    return await response.json();
  };
  const { record, version } = await call('GET', 'draft');
  const draft = await call('PUT', 'draft', { record: { ...record, ...fields }, version });
  await call('POST', 'publish', { version: draft.version, reason: 'A new agent' });
}

/** @returns where a text still mentions the shipped agent, except in clients' reviews */
function shippedMentions(written: string): string[] {
  const text = plain(written);
  const said = [...text.matchAll(SHIPPED)].map(({ 0: { length }, index }) =>
    text.slice(Math.max(0, index - AROUND), index + length + AROUND),
  );
  return said.filter((words) => !clientWords.some((review) => review.includes(words)));
}

const AROUND = 12;
const clientWords = [...homeReviews, ...reviews].map(({ content }) => content);

const PICTURE = { left: 0, top: 0, width: 1200, height: 515 };
const WHO = { left: 170, top: 540, width: 480, height: 70 };

/** The mean difference of a region of two pictures, from 0 to 255. */
async function pictureDifference(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const pixelsOf = (picture: Buffer) => sharp(picture).extract(part).raw().toBuffer();
  const [some, others] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return some.reduce((sum, value, at) => sum + Math.abs(value - (others[at] ?? 0)), 0) / some.length;
}

/** HTML and JSON with quotation marks and ampersands unescaped. */
function plain(written: string): string {
  return written
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('\\"', '"');
}

describe('once another agent is published', () => {
  test('every page names them, and none the previous agent', { timeout: 120_000 }, async () => {
    const paths = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(paths.length).toBeGreaterThan(15);
    for (const path of [
      ...paths,
      '/privacy',
      '/agent/avery-stone',
      '/no/such/page',
      '/guides/none',
      '/500',
    ]) {
      const html = plain(await text(path));
      expect(shippedMentions(html), path).toEqual([]);
      for (const told of [
        name,
        published.firm.name,
        published.firm.license,
        published.phone,
        published.email,
      ])
        expect(html, path).toContain(told);
      expect(html, path).toContain('tel:+19805550163');
      expect(html, path).toContain('77 Trade Street');
    }
    expect(await text('/')).toContain(published.bio);
  });

  test('machine-readable pages name them', async () => {
    const named: Record<string, string[]> = {
      '/llms.txt': [name, published.firm.name, published.phone, published.email, OFFICE],
      '/guides.atom': [name, published.firm.name],
      '/manifest.webmanifest': [name, published.firm.name],
      '/desk/manifest.webmanifest': [name],
      '/.well-known/security.txt': [published.email],
      '/api/openapi.json': [name, published.firm.name],
      '/api/agents/1/properties': [published.firm.name, published.phone],
      '/api/agents/1/neighborhoods/featured': [],
      '/sitemap.xml': [],
    };
    for (const [path, told] of Object.entries(named)) {
      const answer = plain(await text(path));
      expect(shippedMentions(answer), path).toEqual([]);
      for (const one of told) expect(answer, path).toContain(one);
    }
  });

  test('structured data names them', async () => {
    const json =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await text('/contact'))?.[1] ?? '';
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] };
    expect(graph.find((thing) => thing['@type'] === 'RealEstateAgent')).toMatchObject({
      name,
      telephone: '+19805550163',
      email: published.email,
      address: { streetAddress: '77 Trade Street', addressLocality: 'Davidson', postalCode: '28036' },
      geo: { latitude: 35.4993, longitude: -80.8487 },
      parentOrganization: { name: published.firm.name },
    });
  });

  test('link previews are redrawn with their name', async () => {
    const card = async (path: string) =>
      /<meta property="og:image" content="([^"]+)"/.exec(await text(path))?.[1] ?? '';
    for (const path of ['/', '/neighborhoods/dilworth']) {
      const address = await card(path);
      expect(address).toMatch(/\/cards\/[a-z-]+\.[0-9a-f]{8}\.[0-9a-f]{8}\.jpg$/);
      const [drawn, shipped] = await Promise.all([
        fetch(address),
        fetch(address.replace(/\.[0-9a-f]{8}\.jpg$/, '.jpg')),
      ]);
      expect([drawn.status, shipped.status]).toEqual([200, 200]);
      expect(drawn.headers.get('content-type')).toBe('image/jpeg');
      expect(drawn.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const [now, before] = await Promise.all(
        [drawn, shipped].map(async (answer) => Buffer.from(await answer.arrayBuffer())),
      );
      if (!now || !before) throw new Error('No card');
      expect(now.byteLength).toBeLessThanOrEqual(100_000);
      expect(await sharp(now).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(await pictureDifference(now, before, PICTURE)).toBeLessThan(2);
      expect(await pictureDifference(now, before, WHO)).toBeGreaterThan(10);
      const etag = drawn.headers.get('etag') ?? '';
      expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
    expect((await fetch(`${site.url}/cards/none.00000000.00000000.jpg`)).status).toBe(404);
  });

  test("the seller's guide names them on every page, in its links and to a screen reader", async () => {
    const answer = await fetch(`${site.url}${siteUrls.guidePdf}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(SHIPPED);

    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getAuthor()).toBe(`${name}, ${published.firm.name}`);
    expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
    const [cover = [], ...sheets] = pdf.getPages().map(textsOf);
    expect([cover, ...sheets].flat().flatMap(shippedMentions)).toEqual([]);
    const { license } = published.firm;
    expect(cover).toEqual(expect.arrayContaining([published.firm.name, name, license, published.phone]));
    expect(sheets).toHaveLength(GUIDE_PAGES - 1);
    for (const sheet of sheets) {
      expect(sheet).toContain(`${published.firm.name} · ${license}`);
      expect(sheet).toContain(`${name} · ${published.phone}`);
    }
    expect(sheets.at(-1)).toEqual(
      expect.arrayContaining([published.email, '77 Trade Street', 'Davidson, NC 28036']),
    );
    expect(bytes.toString('latin1')).toContain('tel:+19805550163');
    expect(bytes.toString('latin1')).toContain(`mailto:${published.email}`);
  });

  test('replies written at the desk have their signature', async () => {
    const response = await fetch(`${site.url}/api/desk/me`, { headers: { cookie } });
    expect(await response.json()).toMatchObject({
      agent: { firstName: published.firstName, name, firm: published.firm.name },
    });
  });

  test('mails are sent from them and to them', async () => {
    await sendLead(site);
    const seller = sellerFields({ formSeenMs: 60_000 });
    const headers = { ...browserHeaders(site.url), 'content-type': 'application/json' };
    const body = JSON.stringify(seller);
    const asked = await fetch(`${site.url}/api/seller-leads`, { method: 'POST', headers, body });
    expect(asked.status).toBe(201);
    await expect.poll(() => mail.mails.length, { timeout: 20_000 }).toBe(3);
    for (const { subject = '', text: plainText = '', html = '', ...addresses } of mail.mails) {
      const whole = [subject, plainText, html, JSON.stringify(addresses)].join('\n');
      expect(shippedMentions(whole), subject).toEqual([]);
      for (const told of [name, published.firm.name, published.firm.license, OFFICE])
        expect(plain(whole), subject).toContain(told);
    }
    const guide = mail.mails.find(({ to }) => to?.[0]?.address === seller.email);
    expect(guide).toMatchObject({
      from: { name: `${name}, ${published.firm.name}`, address: published.email },
      replyTo: [{ name, address: published.email }],
      subject: `Your seller's guide from ${name}`,
    });
    expect(guide?.text).toContain(published.phone);
    const toAgent = mail.mails.filter(({ to }) => to?.[0]?.address === published.email);
    expect(toAgent.map(({ from }) => from?.name)).toEqual([`${name} website`, `${name} website`]);
    expect(toAgent[0]?.text).toContain(`asks ${published.firm.name} to answer you by email`);
  });

  test('the chat answers in their name, and a lead there consents to contact by their firm', {
    timeout: 120_000,
  }, async () => {
    let sessions = 0;
    const talk = async (...messages: string[]) => {
      sessions += 1;
      let answer = '';
      for (const message of messages) {
        const response = await fetch(`${site.url}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sessionId: `talk-${sessions}`, agentId: 1, message }),
        });
        answer = JSON.stringify(((await response.json()) as { messages: unknown[] }).messages[1]);
        expect(shippedMentions(answer), message).toEqual([]);
      }
      return plain(answer);
    };
    const naming = entries.filter((entry) => JSON.stringify(entry).includes('{agent.'));
    expect(naming.length).toBeGreaterThan(10);
    for (const { title } of naming) {
      await talk(title.en.replaceAll('{agent.firstName}', 'Maren'));
      await talk(title.es.replaceAll('{agent.firstName}', 'Maren'));
    }
    expect(await talk('What is your phone number?')).toContain(published.phone);
    expect(await talk('What is your phone number?')).toContain('tel:+19805550163');
    expect(await talk('What is your email address?')).toContain(published.email);
    expect(await talk('Where is your office?')).toContain(OFFICE);
    expect(await talk('Which firm do you work for?')).toContain(published.firm.name);
    const own = 'my name is Sam Kim, sam.kim@example.com';
    expect(await talk(`Please have Maren call me, ${own}`)).toContain(published.firm.name);
    await talk(`Please have Maren call me, ${own}`, 'yes');
  });
});
