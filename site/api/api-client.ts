/** A non-OK response. The message is exactly "{status}: {body or status text}" (spec, section 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/**
 * Posts JSON, at most 64 KiB. The browser goes on sending it when the page is left.
 * @throws ApiError for a non-OK response, TypeError if the network fails
 */
export async function postJson<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive: true,
  });
  return (await response.json()) as Answer;
}

interface GetOptions<On401 extends 'null' | 'throw'> {
  /** 'null' returns null for a 401; 'throw', the default, treats it as any failure (spec, section 7). */
  on401?: On401;
  /** @throws DOMException if it is aborted */
  signal?: AbortSignal;
}

/**
 * Fetches JSON.
 * @throws ApiError for a non-OK response, TypeError if the network fails
 */
export async function getJson<Answer>(path: string, options?: GetOptions<'throw'>): Promise<Answer>;
export async function getJson<Answer>(path: string, options: GetOptions<'null'>): Promise<Answer | null>;
export async function getJson<Answer>(
  path: string,
  { on401 = 'throw', ...init }: GetOptions<'null' | 'throw'> = {},
): Promise<Answer | null> {
  try {
    return (await (await send(path, init)).json()) as Answer;
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** @throws ApiError for a non-OK response, TypeError if the network fails */
export async function sendDelete(path: string): Promise<void> {
  await send(path, { method: 'DELETE' });
}

/** The server responds within 20 s; after this the connection is considered dead. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Sends a request and returns the response with its body unread.
 * @throws ApiError for a non-OK response, TypeError if the network fails, DOMException on a timeout or if the caller
 * aborts
 */
export async function send(path: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(path, { credentials: 'include', signal, ...init });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response;
}
