import { expect, test } from 'vitest';
import { isCounted } from './is-counted.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

const isRequestCounted = (headers: Record<string, string>) => isCounted((name) => headers[name]);

const CUBOT =
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80 Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

test.each([PHONE, CUBOT])("a request of a visitor's browser is counted: %s", (browser) => {
  expect(isRequestCounted({ 'user-agent': browser })).toBe(true);
});

test.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['a client without User-Agent', {}],
  ['a prefetch', { 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch by an older browser', { 'user-agent': PHONE, purpose: 'prefetch' }],
  ['a browser with Global Privacy Control', { 'user-agent': PHONE, 'sec-gpc': '1' }],
  ['a browser with Do Not Track', { 'user-agent': PHONE, dnt: '1' }],
])('a request of %s is not counted', (_, headers) => {
  expect(isRequestCounted(headers)).toBe(false);
});
