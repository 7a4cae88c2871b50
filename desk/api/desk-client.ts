import { type ClientRequestOptions, hc } from 'hono/client';
import type { DeskApi } from '#server/desk/desk-routes.ts';

/** What the server answered instead of what was asked for. */
export class DeskError extends Error {
  readonly status: number;
  /** The problem as JSON, or null. */
  readonly body: unknown;
  /** After how many seconds to ask again, where the server says so. */
  readonly retryAfterS: number;
  constructor(status: number, body: unknown, retryAfterS = 60) {
    super(`The desk's server answered ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }
}

/** Whether an answer has this status. */
export function hasStatus(error: unknown, status: number): error is DeskError {
  return error instanceof DeskError && error.status === status;
}

/** `/api/desk/*`, typed by the routes themselves. Throws `DeskError`, or `TypeError` without a connection. */
export const desk = hc<DeskApi>('/api/desk', { fetch: fetchOrThrow });

/** What a refusal (422) says of each field. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!hasStatus(error, 422)) return {};
  const { errors } = (error.body ?? {}) as { errors?: { field: string; message: string }[] };
  return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
}

/** The JSON of an answer. */
export async function read<Answer>(call: Promise<{ json(): Promise<Answer> }>): Promise<Answer> {
  return await (await call).json();
}

/** The subject of a call, by its id. */
export const byId = (id: string) => ({ param: { id: encodeURIComponent(id) } });

/** For a call that the same key and body again would not repeat. */
export const once = (idempotencyKey: string): ClientRequestOptions => ({
  headers: { 'idempotency-key': idempotencyKey },
});

/** For a call that can be called off. */
export const until = (signal: AbortSignal): ClientRequestOptions => ({ init: { signal } });

/** Told (`lost`) when a call found no server: what is seen may be old. */
export const connection = new EventTarget();

/** On a dead connection a browser waits for minutes. The longest call, an import, takes seconds. */
const LONGEST_WAIT_MS = 60_000;

/** @throws `DeskError` for a refusal, `TypeError` without a connection or an answer in time */
export async function fetchOrThrow(
  address: RequestInfo | URL,
  init: RequestInit = {},
  longestWaitMs = LONGEST_WAIT_MS,
): Promise<Response> {
  // With a cache mode Firefox would ask again for what the page preloads; the server lets nothing be kept.
  const isFirst = init.method === 'GET' && !asked.has(String(address));
  asked.add(String(address));
  const limit = AbortSignal.timeout(longestWaitMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(address, { ...init, ...(isFirst && AS_PRELOADED), signal }).catch((error) => {
    if (init.signal?.aborted) throw error;
    connection.dispatchEvent(new Event('lost'));
    throw new TypeError('The server did not answer', { cause: error });
  });
  if (response.ok) return response;
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  throw new DeskError(response.status, await response.json().catch(() => null), retryAfterS);
}

/**
 * How a browser preloads for its own site (server/desk/desk-pages.ts). WebKit does not take what was preloaded for a fetch with CORS, and
 * for one without it takes the same preload again and again: only the first fetch of an address is like this.
 */
const AS_PRELOADED = { mode: 'no-cors', credentials: 'include' } as const;

/** What was asked for since the page was opened. */
const asked = new Set<string>();

/** Whether the server wants to know that it is still the same person. */
export const asksForProof = (error: unknown): boolean =>
  hasStatus(error, 403) && (error.body as { type?: string } | null)?.type === '/problems/reauthenticate';
