import { randomKey } from '#domain/random-key.ts';

/**
 * Creates idempotency keys: the same values keep their key, so that a second click or a retry after a lost response is
 * the same lead; other values get a new key, and so do the same values after `done`.
 */
export function createIntentKeys(): { keyFor(values: unknown): string; done(): void } {
  let current: { values: string; key: string } | null = null;
  return {
    keyFor(values) {
      const text = JSON.stringify(values);
      if (current?.values !== text) current = { values: text, key: randomKey() };
      return current.key;
    },
    done() {
      current = null;
    },
  };
}
