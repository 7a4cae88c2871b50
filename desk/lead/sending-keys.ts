import { randomKey } from '#domain/random-key.ts';
import { textHash } from '#domain/text-hash.ts';

const PREFIX = 'desk-sending:';

/** The keys that this page made, also where storage is full or forbidden. */
const made = new Map<string, string>();

/**
 * Returns the idempotency key for sending a text or a contact's way: a retry of the same gets the same key, also after a
 * reload, which leaves the draft of a text whose response was lost.
 */
export function sendingKey(subject: string, text: string): string {
  const key = made.get(subject) ?? storedKey(subject) ?? randomKey();
  made.set(subject, key);
  store(subject, key);
  return `${key}-${textHash(text)}`;
}

/** Call after sending: the same text typed again then gets a new key. */
export function forgetSendingKey(subject: string): void {
  made.delete(subject);
  store(subject, null);
}

function storedKey(subject: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + subject);
  } catch {
    return null;
  }
}

function store(subject: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(PREFIX + subject);
    else sessionStorage.setItem(PREFIX + subject, key);
  } catch {
    // The key lasts until the page is closed.
  }
}
