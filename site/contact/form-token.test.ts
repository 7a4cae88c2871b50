import { expect, onTestFinished, test, vi } from 'vitest';
import { formToken } from './form-token.ts';

test('a form restored by the back button has the token that the next page left, not the one it used up', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  let issued = 0;
  vi.stubGlobal('fetch', async () => Response.json({ token: `token ${++issued}` }));
  expect(await formToken()).toBe('token 1');
  expect(await formToken()).toBe('token 1');

  vi.resetModules();
  const nextPage = await import('./form-token.ts');
  nextPage.renewFormToken();
  await expect.poll(() => stored.get('form-token')).toContain('token 2');
  expect(await formToken()).toBe('token 2');
});
