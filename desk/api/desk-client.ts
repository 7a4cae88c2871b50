import { type ClientRequestOptions, hc } from 'hono/client';
import type { DeskApi } from '#server/desk/desk-routes.ts';

/** An error response. */
export class DeskError extends Error {
  readonly status: number;
  /** The problem details, or null when the body is not JSON. */
  readonly body: unknown;
  /** Seconds until a retry makes sense, from the `Retry-After` header. */
  readonly retryAfterS: number;
  constructor(status: number, body: unknown, retryAfterS = 60) {
    super(`The desk's server answered ${status}`);
    this.status = status;
    this.body = body;
    this.retryAfterS = retryAfterS;
  }
}

/** Whether an error is a response with this status. */
export function hasStatus(error: unknown, status: number): error is DeskError {
  return error instanceof DeskError && error.status === status;
}

/** The client of `/api/desk/*`, typed by the routes. Throws `DeskError`, or `TypeError` without a connection. */
export const desk = hc<DeskApi>('/api/desk', { fetch: fetchOrThrow });

/** The messages of a 422 response by field name. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!hasStatus(error, 422)) return {};
  const { errors } = (error.body ?? {}) as { errors?: { field: string; message: string }[] };
  return Object.fromEntries((errors ?? []).map(({ field, message }) => [field, message]));
}

/** Reads a response as JSON. A response that ends early counts as a lost connection. */
export async function readJson<Answer>(call: Promise<{ json(): Promise<Answer> }>): Promise<Answer> {
  const response = await call;
  return await response.json().catch((error) => {
    throw error.name === 'AbortError' ? error : noAnswer(error);
  });
}

/** The `:id` parameter of a route. */
export const byId = (id: string) => ({ param: { id: encodeURIComponent(id) } });

/** Options for a request that a retry with the same key and body does not repeat. */
export const withIdempotencyKey = (idempotencyKey: string): ClientRequestOptions => ({
  headers: { 'idempotency-key': idempotencyKey },
});

/** Options for a request that can be aborted. */
export const withSignal = (signal: AbortSignal): ClientRequestOptions => ({ init: { signal } });

/**
 * Dispatches `lost` when a request could not reach the server: the data on screen may be stale; and `refused` when a change was
 * rejected because nobody is signed in.
 */
export const connection = new EventTarget();

/** A browser waits for minutes on a dead connection. The longest request, an import, takes seconds. */
const TIMEOUT_MS = 60_000;

/** @throws `DeskError` for an error response, `TypeError` without a connection, after a timeout, or if a proxy answers for the desk */
export async function fetchOrThrow(
  address: RequestInfo | URL,
  init: RequestInit = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  // No cache mode: with one, Firefox would not use the preloaded response. The server forbids caching.
  const isFirst = init.method === 'GET' && !fetchedUrls.has(String(address));
  fetchedUrls.add(String(address));
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(address, { ...init, ...(isFirst && AS_PRELOADED), signal }).catch((error) => {
    if (init.signal?.aborted) throw error;
    throw noAnswer(error);
  });
  if (response.ok) return response;
  if (ABOUT_A_RECORD.has(response.status) && !isFromDesk(response)) throw noAnswer(response.status);
  if (response.status === 401 && init.method !== 'GET') connection.dispatchEvent(new Event('refused'));
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  throw new DeskError(response.status, await response.json().catch(() => null), retryAfterS);
}

function noAnswer(cause: unknown): TypeError {
  connection.dispatchEvent(new Event('lost'));
  return new TypeError('The server did not answer', { cause });
}

/**
 * Statuses that say something about a record, and are believed only if the desk itself answers: a proxy also answers 404
 * while the server behind it restarts, and the text about an erased lead is deleted.
 */
const ABOUT_A_RECORD = new Set([404, 409, 410]);

const isFromDesk = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false;

/**
 * Matches the mode of the preloads in the page (server/desk/desk-pages.ts). WebKit ignores a preload for a CORS fetch, and
 * reuses it again and again for a no-cors fetch: so only the first fetch of a URL uses this mode.
 */
const AS_PRELOADED = { mode: 'no-cors', credentials: 'include' } as const;

/** The URLs fetched since the page was opened. */
const fetchedUrls = new Set<string>();

/** Whether the server asks the person to reauthenticate. */
export const needsReauthentication = (error: unknown): boolean =>
  hasStatus(error, 403) && (error.body as { type?: string } | null)?.type === '/problems/reauthenticate';
