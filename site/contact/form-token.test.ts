import { beforeEach, expect, test, vi } from 'vitest';
import { formToken, tokenFor } from './form-token.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
  let issued = 0;
  vi.stubGlobal('fetch', async () => Response.json({ token: `token ${++issued}` }));
  return () => void vi.unstubAllGlobals();
});

/** The module as another page of the tab loads it. */
async function nextPage() {
  vi.resetModules();
  return import('./form-token.ts');
}

test('a form restored by the back button has the token that the next page left, not the one it used up', async () => {
  expect(await formToken()).toBe('token 1');
  expect(await formToken()).toBe('token 1');

  (await nextPage()).renewFormToken();
  await expect.poll(() => stored.get('form-token')).toContain('token 2');
  expect(await formToken()).toBe('token 2');
});

test('after a form was left while it was sent, the same values keep its token and others get a new one', async () => {
  expect(await formToken()).toBe('token 1');
  expect(await tokenFor({ email: 'left@example.com' })).toBe('token 1');

  const page = await nextPage();
  expect(await page.formToken()).toBe('token 1');
  expect(await page.tokenFor({ email: 'left@example.com' })).toBe('token 1');
  expect(await page.tokenFor({ email: 'other@example.com' })).toBe('token 2');
  expect(await page.tokenFor({ email: 'other@example.com' })).toBe('token 2');
});
