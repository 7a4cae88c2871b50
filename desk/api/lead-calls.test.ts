import { afterEach, expect, test, vi } from 'vitest';
import { removeEntry } from './lead-calls.ts';

afterEach(() => void vi.unstubAllGlobals());

const answer = (status: number) =>
  new Response('{}', { status, headers: { 'content-type': 'application/problem+json' } });

test.each([
  ['lost', () => Promise.reject(new TypeError('no connection'))],
  ['replaced by a proxy’s error', async () => answer(504)],
])('a removal whose response was %s counts as done when its retry finds nothing', async (how, first) => {
  vi.stubGlobal('fetch', vi.fn(async () => answer(404)).mockImplementationOnce(first));
  const remove = () => removeEntry('lead', 'notes', how);
  await expect(remove()).rejects.toThrow();
  await expect(remove()).resolves.toBeUndefined();
});

test('a removal of what was never there fails', async () => {
  vi.stubGlobal('fetch', async () => answer(404));
  const remove = () => removeEntry('lead', 'notes', 'unknown');
  await expect(remove()).rejects.toThrow();
  await expect(remove()).rejects.toThrow();
});
