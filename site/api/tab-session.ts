import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { randomKey } from '#domain/random-key.ts';

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
