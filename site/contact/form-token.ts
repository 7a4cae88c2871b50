import { getJson } from '../api/api-client.ts';

const STORAGE_KEY = 'form-token';

/** Below the two hours that a token lasts: somebody who comes back to a form later gets another without noticing. */
const RENEWED_AFTER_MS = 90 * 60_000;

/** Nobody waits longer than this for a token; the form is then sent without one. */
const PATIENCE_MS = 2_000;

let kept: { token: string; at: number } | null = null;

/**
 * The token of the form in sight. Pages are the same bytes for everybody, so it is fetched, and kept for the tab: a form
 * that the back button or a reload brings back was first seen when it was first seen.
 * @returns '' when none would load
 */
export async function formToken(): Promise<string> {
  kept ??= recall();
  if (kept && Date.now() - kept.at < RENEWED_AFTER_MS) return kept.token;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { token } = await getJson<{ token: string }>('/api/form-token', { signal });
    remember({ token, at: Date.now() });
    return token;
  } catch {
    return '';
  }
}

/** After a form was sent its token is used up; the next one starts aging at once. */
export function renewFormToken(): void {
  remember(null);
  void formToken();
}

function recall(): typeof kept {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
}

function remember(next: typeof kept): void {
  kept = next;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: the page itself remembers.
  }
}
