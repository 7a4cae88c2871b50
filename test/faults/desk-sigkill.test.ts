import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendLead } from '../desk-account.ts';
import { reportFigure } from '../figures.ts';
import { engines, rounds } from '../rounds.ts';
import { startKillableDesk } from './killable-desk.ts';

const KILLS = rounds(2, 300);
const CLIENTS = 6;

interface Answered {
  notes: string[];
  replies: string[];
  /** The newest version in the response to a status change. */
  version: number;
}

test.for(engines('postgres'))(
  'a server killed during desk work loses no acknowledged note, reply or status (%s)',
  { timeout: 3_600_000 },
  async (engine, { onTestFinished }) => {
    const desk = await startKillableDesk(engine, onTestFinished);
    const send = deskOf(desk.url, desk.cookie);
    const leadId = await sendLead(desk);
    const answered: Answered = { notes: [], replies: [], version: 1 };
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, async (_, index) => {
      while (!isOver) {
        const kind = (['notes', 'replies', 'status'] as const)[index % 3] ?? 'notes';
        await work(send, leadId, kind, answered, () => isOver);
      }
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = written(answered);
      await expect.poll(() => written(answered), { timeout: 60_000 }).toBeGreaterThan(before);
      await pause(Math.random() * 400);
      await desk.kill();
      await desk.startAgain();
    }
    isOver = true;
    await Promise.all(clients);

    const { db } = desk.openStore();
    const entries = await db.selectFrom('lead_entries').select(['id', 'text']).execute();
    const queued = await db
      .selectFrom('deliveries')
      .select('target')
      .where('channel', '=', 'reply-email')
      .execute();
    const lead = await db
      .selectFrom('leads')
      .select('version')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow();
    const kept = new Set(entries.map(({ text }) => text));
    const lost = [...answered.notes, ...answered.replies].filter((text) => !kept.has(text));
    const texts = entries.map(({ text }) => text).filter(Boolean);
    const unsent = entries.filter(
      ({ id, text }) => answered.replies.includes(text) && !queued.some(({ target }) => target === id),
    );
    reportFigure({
      promise: `Acknowledged desk changes survive SIGKILL (${engine})`,
      tested: `${KILLS} kills while ${CLIENTS} clients write notes, replies and statuses, each retried until acknowledged`,
      measured: `${answered.notes.length} notes, ${answered.replies.length} replies, version ${answered.version}: ${lost.length} lost, ${texts.length - new Set(texts).size} duplicated`,
    });
    expect(written(answered)).toBeGreaterThanOrEqual(KILLS);
    expect(lost).toEqual([]);
    expect(unsent).toEqual([]);
    expect(texts).toHaveLength(new Set(texts).size);
    expect(lead.version).toBeGreaterThanOrEqual(answered.version);
  },
);

function written({ notes, replies }: Answered): number {
  return notes.length + replies.length;
}

type Send = (
  method: string,
  path: string,
  body: object,
  key?: string,
) => Promise<{ status: number; body: { version?: number } }>;

/** Sends one change, and retries it with the same key until it is acknowledged. */
async function work(
  send: Send,
  leadId: string,
  kind: 'notes' | 'replies' | 'status',
  answered: Answered,
  isOver: () => boolean,
): Promise<void> {
  if (kind === 'status') {
    const status = answered.version % 2 === 0 ? 'new' : 'in-touch';
    const { status: code, body } = await send('PATCH', `/leads/${leadId}`, {
      status,
      version: answered.version,
    });
    const version = body.version ?? (body as { lead?: { version: number } }).lead?.version ?? 0;
    if (code === 200 || code === 409) answered.version = Math.max(answered.version, version);
    await pause(10);
    return;
  }
  const text = randomUUID();
  while (!isOver()) {
    const { status } = await send('POST', `/leads/${leadId}/${kind}`, { text }, text);
    if (status === 201) {
      answered[kind].push(text);
      return;
    }
    await pause(20);
  }
}

function deskOf(url: string, cookie: string): Send {
  return async (method, path, body, key = '') => {
    try {
      const response = await fetch(`${url}/api/desk${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as { version?: number } };
    } catch {
      return { status: 0, body: {} };
    }
  };
}
