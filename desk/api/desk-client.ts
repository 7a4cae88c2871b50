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

interface Call {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** The same key and body again is the same call. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** Calls `/api/desk{path}` and reads the answer's JSON. Throws `DeskError`, or `TypeError` without a connection. */
export async function callDesk<Answer>(path: string, call: Call = {}): Promise<Answer> {
  const { method = 'GET', body, idempotencyKey, signal } = call;
  const headers = new Headers({ accept: 'application/json' });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const response = await fetch(`/api/desk${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const answer = await readJson(response);
  if (!response.ok) {
    throw new DeskError(response.status, answer, Number(response.headers.get('retry-after')) || undefined);
  }
  return answer as Answer;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the server wants to know that it is still the same person. */
export const asksForProof = (error: unknown): boolean =>
  hasStatus(error, 403) && (error.body as { type?: string } | null)?.type === '/problems/reauthenticate';

/** Adds what is there of a query to a path. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}
