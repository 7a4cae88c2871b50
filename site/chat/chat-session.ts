import { AGENT_ID } from '#domain/agent/agent.ts';

const STORAGE_KEY = 'chat-session';

/** Names this visit's conversation: agent, time and 128 random bits, which nobody guesses, until the tab closes. */
export function chatSession(): string {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    if (kept) return kept;
    sessionStorage.setItem(STORAGE_KEY, session);
  } catch {
    // Storage is forbidden: the session lasts as long as this page.
  }
  return session;
}

const session = newSession();

function newSession(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `chat-${AGENT_ID}-${Date.now()}-${random}`;
}
