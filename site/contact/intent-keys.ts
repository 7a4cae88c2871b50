import { randomKey } from '#domain/random-key.ts';
import { textHash } from '#domain/text-hash.ts';

/**
 * Creates idempotency keys: the same values keep their key, so that a second click or a retry after a lost response is
 * the same lead; other values get a new key, and so do the same values after `done`.
 * @param token the form's token; it outlives a reload, and with it the key of a form that the browser restores
 */
export function createIntentKeys(): {
  keyFor(values: unknown, token: string): string;
  done(): void;
} {
  let current: { values: string; key: string } | null = null;
  return {
    keyFor(values, token) {
      const text = JSON.stringify(values);
      if (current?.values !== text)
        current = { values: text, key: `${token || randomKey()}-${textHash(text)}` };
      return current.key;
    },
    done() {
      current = null;
    },
  };
}
