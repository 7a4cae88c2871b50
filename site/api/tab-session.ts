import { AGENT_ID } from '#domain/agent/agent-id.ts';
import { randomKey } from '#domain/random-key.ts';
import { readStored, writeStored } from '../ui/browser-storage.ts';

/**
 * The session id of this tab, made of agent, time and random bits. It lasts until the tab is closed, or as long as the
 * page if storage is blocked.
 * @param storageKey in sessionStorage
 */
export function tabSession(storageKey: string, prefix = ''): string {
  const stored = readStored('sessionStorage', storageKey);
  if (stored) return stored;
  const name = `${prefix}${AGENT_ID}-${Date.now()}-${randomKey()}`;
  writeStored('sessionStorage', storageKey, name);
  return name;
}
