import { randomKey } from '#domain/random-key.ts';

const keys = new Map<string, { text: string; key: string }>();

/** Returns the idempotency key for sending a text or a contact's way: a retry of the same gets the same key. */
export function sendingKey(subject: string, text: string): string {
  const last = keys.get(subject);
  if (last?.text === text) return last.key;
  const key = randomKey();
  keys.set(subject, { text, key });
  return key;
}

/** Call after sending: the same text typed again then gets a new key. */
export const forgetSendingKey = (subject: string) => void keys.delete(subject);
