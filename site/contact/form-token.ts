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

/**
 * The token of the displayed form. Pages are cached and the same for all visitors, so it is fetched, and stored for the
 * tab: a form restored by the back button or a reload keeps the time it was first shown.
 * @returns '' if none could be loaded
 */
export async function formToken(): Promise<string> {
  const kept = storedToken();
  if (kept && Date.now() - kept.at < RENEW_AFTER_MS) return kept.token;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { token } = await getJson<{ token: string }>('/api/form-token', { signal });
    writeStored('sessionStorage', STORAGE_KEY, JSON.stringify({ token, at: Date.now() }));
    return token;
  } catch {
    return '';
  }
}

/** Fetches a new token after the form was sent, because the old one is used up. */
export function renewFormToken(): void {
  forgetFormToken();
  void formToken();
}

/** The next form is sent with a new token. */
export function forgetFormToken(): void {
  writeStored('sessionStorage', STORAGE_KEY, null);
}

function storedToken(): { token: string; at: number } | null {
  try {
    return JSON.parse(readStored('sessionStorage', STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}
