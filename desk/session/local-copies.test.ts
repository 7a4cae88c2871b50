import { expect, test, vi } from 'vitest';
import { newLocalCopy } from './local-copies.ts';

/** A storage with a quota: values longer than `most` characters throw. */
function storageOf(most: number) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  };
}

test('a local copy that could not be overwritten for lack of space is still deleted after saving', () => {
  vi.stubGlobal('localStorage', storageOf(20));
  const copy = newLocalCopy<string>('avery', 'guide/1');
  copy.write('short');
  copy.write('far too long for what is left');
  copy.write(null);
  expect(copy.read()).toBe(null);
  vi.unstubAllGlobals();
});
