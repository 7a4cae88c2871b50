import { describe, expect, test } from 'vitest';
import { TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import { contactFields } from '../app-under-test.ts';
import { preparedStore } from '../databases.ts';
import { reportFigure } from '../figures.ts';
import { rounds } from '../rounds.ts';
import { browserHeaders, fetchToken, marksByEmail, sendByPage, sendByScript } from './form-visits.ts';
import { storedEmails } from './lead-clients.ts';
import { startServerInProcess } from './server-in-process.ts';

const VISITORS = rounds(40, 500);

/** As in an office or a café, where visitors share one limit of 30 forms in ten minutes. */
const BEHIND_ONE_ADDRESS = 20;

const MINUTE_MS = 60_000;

interface Visitor {
  url: string;
  fields: Record<string, unknown>;
  headers: Record<string, string>;
  /** Fetched when the form became visible. */
  token: string;
}

interface Habit {
  /** Time until they send the form. */
  afterMs: number;
  /** @returns the status of every response */
  send(visitor: Visitor): Promise<number[]>;
}

describe.for(['sqlite', 'postgres'] as const)('honest visitors (%s)', (engine) => {
  test(`${VISITORS} forms: none is lost, refused or marked`, { timeout: 120_000 }, async ({
    onTestFinished,
  }) => {
    const store = await preparedStore(engine);
    onTestFinished(store.remove);
    let clock = Date.now();
    const server = await startServerInProcess(
      { DATABASE_URL: store.url, DATA_DIR: store.folder, TRUSTED_PROXIES: '127.0.0.1/32' },
      { now: () => new Date(clock) },
    );
    onTestFinished(server.stop);
    const names = Object.keys(HABITS);
    const statuses: number[] = [];
    const emails: string[] = [];
    for (const [index, name] of names.entries()) {
      const habit = HABITS[name];
      if (!habit) continue;
      const own = Array.from({ length: VISITORS }, (_, place) => place).filter(
        (place) => place % names.length === index,
      );
      const visitors = await Promise.all(own.map((place) => arrive(server.url, place)));
      clock += habit.afterMs;
      for (const seen of await Promise.all(visitors.map(habit.send))) statuses.push(...seen);
      emails.push(...visitors.map(({ fields }) => String(fields.email)));
    }

    const marks = await marksByEmail(store.url);
    const refused = statuses.filter((status) => status !== 201 && status !== 303);
    const lost = emails.filter((email) => !marks.has(email));
    const marked = emails.filter((email) => marks.get(email));
    expect(emails).toHaveLength(VISITORS);
    expect({ refused, lost, marked }).toEqual({ refused: [], lost: [], marked: [] });
    // A retry with the same key is the same lead.
    const corrected = names.indexOf(CORRECTS);
    const again = Math.ceil((VISITORS - corrected) / names.length);
    expect(await storedEmails(store.url)).toHaveLength(VISITORS + again);
    reportFigure({
      promise: `An honest visitor is never refused, lost or marked (${engine})`,
      tested: `${VISITORS} simulated: ${names.join(', ')}; ${BEHIND_ONE_ADDRESS} behind each address`,
      measured: `${emails.length} sent, ${lost.length} lost, ${refused.length} refused, ${marked.length} marked`,
    });
  });
});

async function arrive(url: string, place: number): Promise<Visitor> {
  const headers = browserHeaders(url, `203.0.113.${Math.floor(place / BEHIND_ONE_ADDRESS)}`);
  return { url, fields: contactFields(), headers, token: await fetchToken(url) };
}

const CORRECTS = 'corrects a form whose response was lost';

const HABITS: Record<string, Habit> = {
  'types it all': { afterMs: MINUTE_MS, send: (visitor) => once(visitor, MINUTE_MS) },
  // The page was visible for a while before its script ran; then one click fills everything.
  'autofills as soon as the script is there': { afterMs: 400, send: (visitor) => once(visitor, 4_400) },
  'fills with a password manager': { afterMs: 2_100, send: (visitor) => once(visitor, 2_300) },
  'is interrupted for 25 minutes': {
    afterMs: 25 * MINUTE_MS,
    send: (visitor) => once(visitor, 25 * MINUTE_MS),
  },
  // The tab still has its token, but the page was only just restored.
  'comes back with the back button and sends at once': {
    afterMs: MINUTE_MS,
    send: (visitor) => once(visitor, 300),
  },
  'opens a laptop that slept for three hours': {
    afterMs: 180 * MINUTE_MS,
    send: (visitor) => once(visitor, 180 * MINUTE_MS),
  },
  'has a token blocked': {
    afterMs: MINUTE_MS,
    send: (visitor) => once({ ...visitor, token: '' }, MINUTE_MS),
  },
  'has no JavaScript': {
    afterMs: MINUTE_MS,
    send: async ({ url, fields, headers }) => [
      await sendByPage(url, { ...fields, [TRAP_FIELD]: '' }, headers),
    ],
  },
  'sends three times under the same key': {
    afterMs: MINUTE_MS,
    async send({ url, fields, headers, token }) {
      const visit = { url, token, seenMs: MINUTE_MS };
      const key = crypto.randomUUID();
      const again = () => sendByScript(visit, fields, { headers, key });
      return [...(await Promise.all([again(), again()])), await again()];
    },
  },
  [CORRECTS]: {
    afterMs: MINUTE_MS,
    async send({ url, fields, headers, token }) {
      const visit = { url, token, seenMs: MINUTE_MS };
      const first = await sendByScript(visit, fields, { headers });
      return [first, await sendByScript(visit, { ...fields, message: 'One more thing.' }, { headers })];
    },
  },
};

async function once({ url, fields, headers, token }: Visitor, seenMs: number): Promise<number[]> {
  return [await sendByScript({ url, token, seenMs }, fields, { headers })];
}
