import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ATTRIBUTION_KEYS } from '#domain/leads/attribution.ts';
import { MAX_LENGTH } from '#domain/leads/field-rules.ts';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { runCommandProcess } from '../command-process.ts';
import { reportFigure } from '../figures.ts';
import { type MailServer, startMailServer } from '../mail-server.ts';
import { rounds } from '../rounds.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { browserHeaders } from './form-visits.ts';
import { FORMULAS, HEADER_INJECTIONS, SCRIPTS } from './hostile-texts.ts';
import { structureOf } from './page-structure.ts';

const AGENT = 'avery@stone.example';
const HARMLESS = 'just some words';
/** `npm test` uses some of each kind. */
const TEXTS = [HEADER_INJECTIONS, SCRIPTS, FORMULAS].flatMap((texts) =>
  texts.filter((_, index) => index % rounds(4, 1) === 0),
);
const FIELDS = ['firstName', 'lastName', 'phone', 'neighborhoods', 'message', 'address'];

describe('hostile text in every field', () => {
  let mailbox: MailServer;
  let server: RunningServer;
  beforeAll(async () => {
    mailbox = await startMailServer();
    const env = { SMTP_URL: mailbox.url, AGENT_EMAIL: AGENT, RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
    server = await startBuiltServer({ env });
  });
  afterAll(async () => {
    await server.remove();
    await mailbox.stop();
  });

  test('adds no header, no recipient, no header line and no tag to a mail', {
    timeout: 180_000,
  }, async () => {
    const sent = [HARMLESS, ...TEXTS];
    for (const path of ['/api/leads', '/api/seller-leads']) {
      for (const [index, text] of sent.entries()) expect(await post(path, text, index)).toBe(201);
    }
    // A contact lead sends one mail, a seller's lead two.
    await vi.waitUntil(() => mailbox.mails.length === sent.length * 3, { timeout: 120_000, interval: 250 });
    const kinds = Map.groupBy(mailbox.mails, kindOf);
    expect([...kinds.keys()].sort()).toEqual(['contact', 'guide', 'seller']);
    for (const mails of kinds.values()) {
      const harmless = mails.find(({ html }) => html?.includes('person0%40') || html?.includes('Hello'));
      const expected = harmless ?? mails[0];
      for (const mail of mails) {
        expect(mail.headers.map(({ key }) => key)).toEqual(expected?.headers.map(({ key }) => key));
        expect(mail.headers.filter(({ value }) => /[\r\n]/.test(value))).toEqual([]);
        expect([mail.to?.length, mail.replyTo?.length, mail.cc, mail.bcc]).toEqual([
          1,
          1,
          undefined,
          undefined,
        ]);
        expect(mail.subject?.length).toBeLessThanOrEqual(78);
        expect(structureOf(mail.html ?? '')).toEqual(structureOf(expected?.html ?? ''));
      }
    }
    reportFigure({
      promise: 'Hostile text in every field adds no header, no recipient and no tag to a mail',
      tested: `${TEXTS.length} texts (header injection, scripts, formulas) in all fields of both forms, over real SMTP`,
      measured: `${mailbox.mails.length} mails, 0 with another header, recipient or tag than the harmless one`,
    });
  });

  test('stays text in the page that shows it again', { timeout: 120_000 }, async () => {
    let pages = 0;
    for (const path of ['/contact', '/sell']) {
      const expected = structureOf(await shownAgain(path, HARMLESS));
      for (const text of TEXTS) {
        expect(structureOf(await shownAgain(path, text)), text).toEqual(expected);
        pages += 1;
      }
    }
    for (const path of [
      '/contact?neighborhood=*',
      '/compare?homes=*',
      '/sell?sent=*',
      '/market-insights?tab=*',
      '/market-insights?area=*',
      '/no-*',
      '/guides/*',
    ]) {
      const page = async (text: string) =>
        await (await fetch(server.url + path.replace('*', encodeURIComponent(text.toWellFormed())))).text();
      const expected = structureOf(await page(HARMLESS));
      for (const text of TEXTS) {
        expect(structureOf(await page(text)), `${path} ${text}`).toEqual(expected);
        pages += 1;
      }
    }
    // Search results differ by query, so their tags are compared one by one.
    const search = async (text: string) =>
      structureOf(await (await fetch(`${server.url}/neighborhoods?q=${encodeURIComponent(text)}`)).text());
    const known = new Set([...(await search(HARMLESS)), ...(await search('')), ...(await search('porch'))]);
    for (const text of TEXTS) {
      const found = await search(text.toWellFormed());
      expect(
        found.filter((tag) => !known.has(tag)),
        text,
      ).toEqual([]);
      pages += 1;
    }
    reportFigure({
      promise: 'Hostile text in a form or a URL stays text in the page',
      tested: `${TEXTS.length} texts in every field of both forms, shown again, and in URLs and their queries`,
      measured: `${pages} pages, 0 with another tag or attribute than with harmless text`,
    });
  });

  test('never begins a formula in an export', { timeout: 60_000 }, async () => {
    const file = join(server.dataDir, 'all.csv');
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: server.dataDir };
    expect(await runCommandProcess('leads', ['export', file], env)).toMatchObject({ exitCode: 0 });
    const rows: string[][] = parseCsv(readFileSync(file), { bom: true });
    const cells = rows.flat();
    expect(rows.length).toBeGreaterThan(TEXTS.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells).toContain("'=1+1");
    reportFigure({
      promise: 'No cell of an export begins a formula',
      tested: 'all leads of the texts above, exported',
      measured: `${rows.length - 1} leads, ${cells.length} cells, 0 that a spreadsheet would execute`,
    });
  });

  async function post(path: string, text: string, index: number): Promise<number> {
    const typed = typedInto(text);
    const attribution = Object.fromEntries(ATTRIBUTION_KEYS.map((part) => [part, text]));
    const fields = { ...typed, email: `person${index}@example.com`, interest: 'buying', attribution };
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { ...browserHeaders(server.url), 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, formToken: '', formSeenMs: 60_000, [TRAP_FIELD]: '' }),
    });
    return answer.status;
  }

  /** Posts a form without an e-mail address, which is shown again with its input. */
  async function shownAgain(path: string, text: string): Promise<string> {
    const body = new URLSearchParams(typedInto(text));
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: browserHeaders(server.url),
      body,
    });
    expect(answer.status).toBe(422);
    return await answer.text();
  }
});

/** The text in every field, truncated to its length. */
function typedInto(text: string): Record<string, string> {
  return Object.fromEntries(
    FIELDS.map((field) => [field, field === 'phone' ? text.slice(0, MAX_LENGTH.phone) : text]),
  );
}

function kindOf({ to, html = '' }: Email): 'contact' | 'seller' | 'guide' {
  if (to?.[0]?.address !== AGENT) return 'guide';
  return html.includes('from the contact form') ? 'contact' : 'seller';
}
