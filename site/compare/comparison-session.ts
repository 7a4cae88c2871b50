import { AGENT_ID } from '#domain/agent/agent.ts';

const STORAGE_KEY = 'comparison-session';

let unstored: string | null = null;

/**
 * The name under which this tab's comparisons are kept: agent id, time and 128 random bits, which nobody
 * guesses. Without storage it lasts as long as the page.
 */
export function comparisonSession(): string {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    if (stored) return stored;
    const fresh = newSession();
    sessionStorage.setItem(STORAGE_KEY, fresh);
    return fresh;
  } catch {
    unstored ??= newSession();
    return unstored;
  }
}

function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${AGENT_ID}-${Date.now()}-${random}`;
}
