import { AGENT_ID } from '#domain/agent/agent-id.ts';

/** 128 random bits, which nobody guesses. `crypto.randomUUID` exists only on secure origins; this works everywhere. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const unstored = new Map<string, string>();

/**
 * The name under which the server keeps what this tab does: agent, time and random bits, until the tab closes; where storage
 * is forbidden, as long as the page.
 * @param storageKey in sessionStorage
 */
export function tabSession(storageKey: string, prefix = ''): string {
  const name = unstored.get(storageKey) ?? `${prefix}${AGENT_ID}-${Date.now()}-${randomKey()}`;
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored) return stored;
    sessionStorage.setItem(storageKey, name);
  } catch {
    unstored.set(storageKey, name);
  }
  return name;
}
