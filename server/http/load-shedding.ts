import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { phoneHref } from '#content/agent.ts';
import { busyPage } from '#content/error-page.ts';
import { problems } from '#content/problems.ts';
import { type RequestKind, requestKind } from './request-kind.ts';

/** Who is turned away first (reliability.md): from 0 to 1 of pressure chat, then comparisons, pages, and leads last. */
const TURN: Record<Exclude<RequestKind, 'health'>, number> = {
  chat: 0,
  comparison: 1,
  page: 2,
  file: 2,
  api: 2,
  lead: 3,
};
const HIGHEST_PRESSURE = 4;

/** An event loop this late, or a thread pool, has more to do than it can, in ms (reliability.md). */
const LATE_MS = 500;
const SAMPLE_MS = 100;

/** A rendering or a busy machine may hold up a turn or two: that is no crowd. */
const LATE_TURNS_OF_A_CROWD = 3;

/** With each second of being late, and at most with each late turn. */
const RISE_A_SECOND = 1;
const MOST_RISE = 0.5;

/** With each sample that was in time: from the highest pressure to none in eight seconds. */
const RELIEF = 0.05;
const RETRY_AFTER_S = 5;

/** As plain as can be: it is sent when there is no time for anything else. */
const BUSY_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${busyPage.title}</title><h1>${busyPage.title}</h1><p>${busyPage.text}</p><p><a href="${phoneHref}">${busyPage.call}</a></p>`;

export interface LoadShedding {
  /** From 0, everybody is let in, to 4, nobody is. */
  pressure(): number;
  /** Answers 503 to whom there is no time for. @returns whether it did */
  turnAway(request: IncomingMessage, response: ServerResponse): boolean;
  stop(): void;
}

/**
 * Turns away as many as it takes to be in time for the others.
 * @param headers added to each answer
 */
export function loadShedding(headers: [string, string][]): LoadShedding {
  let load: Load = { pressure: 0, lateTurns: 0 };
  let sampledAt = performance.now();
  const poolDelay = poolProbe();
  const timer = setInterval(() => {
    const now = performance.now();
    const elapsed = now - sampledAt;
    const loopDelay = elapsed - SAMPLE_MS;
    const next = nextLoad(load, Math.max(loopDelay, poolDelay(now)), elapsed);
    // Leads wait for no thread of the pool: it alone turns away everybody else.
    const highest = loopDelay > LATE_MS ? HIGHEST_PRESSURE : Math.max(load.pressure, TURN.lead);
    load = { ...next, pressure: Math.min(next.pressure, highest) };
    sampledAt = now;
  }, SAMPLE_MS).unref();
  return {
    pressure: () => load.pressure,
    turnAway({ method = '', url = '' }, response) {
      const { pressure } = load;
      const kind = pressure > 0 ? requestKind(method, url) : 'health';
      if (!isTurnedAway(kind, pressure, Math.random())) return false;
      refuse(response, url, headers.flat());
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

export interface Load {
  pressure: number;
  /** In a row, until now. */
  lateTurns: number;
}

/** Pressure goes more slowly than it comes, so that those let in again do not come all at once. */
export function nextLoad({ pressure, lateTurns }: Load, delayMs: number, elapsedMs: number): Load {
  if (delayMs <= LATE_MS) return { pressure: Math.max(0, pressure - RELIEF), lateTurns: 0 };
  const isCrowd = lateTurns + 1 >= LATE_TURNS_OF_A_CROWD;
  const rise = Math.min(MOST_RISE, (elapsedMs / 1_000) * RISE_A_SECOND);
  return {
    pressure: isCrowd ? Math.min(HIGHEST_PRESSURE, pressure + rise) : pressure,
    lateTurns: lateTurns + 1,
  };
}

/**
 * New pages are compressed in the thread pool: they can queue there while the event loop is idle. A little work sent
 * after them tells for how long.
 */
function poolProbe(): (now: number) => number {
  let sentAt: number | null = null;
  return (now) => {
    if (sentAt !== null) return now - sentAt;
    sentAt = now;
    randomBytes(1, () => {
      sentAt = null;
    });
    return 0;
  };
}

/** @param random from 0 to 1: of each kind a share is turned away, then all, before the next kind's turn comes */
export function isTurnedAway(kind: RequestKind, pressure: number, random: number): boolean {
  return kind !== 'health' && random < pressure - TURN[kind];
}

function refuse(response: ServerResponse, url: string, headers: string[]): void {
  const { status, title, detail } = problems.busy;
  const isProgram = url.startsWith('/api/');
  const body = isProgram ? JSON.stringify({ type: 'about:blank', title, status, detail }) : BUSY_PAGE;
  response
    .writeHead(status, [
      ...headers,
      ...['content-type', isProgram ? 'application/problem+json' : 'text/html; charset=utf-8'],
      ...['content-security-policy', "default-src 'none'"],
      ...['cache-control', 'no-store'],
      ...['retry-after', String(RETRY_AFTER_S)],
      ...['content-length', String(Buffer.byteLength(body))],
    ])
    .end(body);
}
