import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('with storage blocked a text lasts as long as the page', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  expect(readStored('sessionStorage', 'draft')).toBeNull();
  writeStored('sessionStorage', 'draft', 'Is there a garage?');
  expect(readStored('sessionStorage', 'draft')).toBe('Is there a garage?');
  writeStored('sessionStorage', 'draft', null);
  expect(readStored('sessionStorage', 'draft')).toBeNull();
});
