import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { randomKey } from '#domain/random-key.ts';

const unstored = new Map<string, string>();

/**
 * The session id of this tab, made of agent, time and random bits. It lasts until the tab is closed, or as long as the
 * page if storage is blocked.
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
