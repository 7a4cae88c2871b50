import { textHash } from '#domain/text-hash.ts';
import { getJson } from '../api/api-client.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';

const STORAGE_KEY = 'form-token';

/**
 * Shorter than the two hours for which a token is valid, so that a visitor who returns to a form later gets a new one
 * unnoticed.
 */
const RENEW_AFTER_MS = 90 * 60_000;

/** How long a submit waits for a token; after that the form is sent without one. */
const TIMEOUT_MS = 2_000;

/** `sentWith`: the hash of the values that were sent with the token; undefined as long as none were. */
interface KeptToken {
  token: string;
  at: number;
  sentWith?: number;
}

/**
 * The token of the displayed form. Pages are cached and the same for all visitors, so it is fetched, and stored for the
 * tab: a form restored by the back button or a reload keeps the time it was first shown.
 * @returns '' if none could be loaded
 */
export async function formToken(): Promise<string> {
  return keptToken()?.token ?? (await loadToken());
}

/**
 * The token to send values with. An attempt that failed, or whose page was left before the response came, may have been
 * stored and its token used up: the same values keep that token, and with it their lead, and others get a new one.
 * @returns '' if none could be loaded
 */
export async function tokenFor(values: unknown): Promise<string> {
  const sentWith = textHash(JSON.stringify(values));
  const kept = keptToken();
  const isFree = kept && (kept.sentWith === undefined || kept.sentWith === sentWith);
  if (!isFree) return loadToken(sentWith);
  keep({ ...kept, sentWith });
  return kept.token;
}

/** Fetches a new token after the form was sent, because the old one is used up. */
export function renewFormToken(): void {
  writeStored('sessionStorage', STORAGE_KEY, null);
  void formToken();
}

async function loadToken(sentWith?: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { token } = await getJson<{ token: string }>('/api/form-token', { signal });
    keep({ token, at: Date.now(), ...(sentWith !== undefined && { sentWith }) });
    return token;
  } catch {
    return '';
  }
}

function keptToken(): KeptToken | null {
  try {
    const kept: KeptToken | null = JSON.parse(readStored('sessionStorage', STORAGE_KEY) ?? 'null');
    return kept && Date.now() - kept.at < RENEW_AFTER_MS ? kept : null;
  } catch {
    return null;
  }
}

function keep(token: KeptToken): void {
  writeStored('sessionStorage', STORAGE_KEY, JSON.stringify(token));
}
