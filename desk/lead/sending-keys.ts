import { randomKey } from '#domain/random-key.ts';

const keys = new Map<string, { text: string; key: string }>();

/** The idempotency key of what goes out: the same try again is the same reply, wherever it is made from; another text is another. */
export function sendingKey(subject: string, text: string): string {
  const last = keys.get(subject);
  if (last?.text === text) return last.key;
  const key = randomKey();
  keys.set(subject, { text, key });
  return key;
}

/** Called once it has gone out: the same text typed again is a new reply. */
export const endSending = (subject: string) => void keys.delete(subject);
