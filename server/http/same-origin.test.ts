import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const from = (headers: Record<string, string>) =>
  isSameOrigin(new Headers({ host: 'stone.example', ...headers }), 'https://stone.example');

test('a browser on this site is served', () => {
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'https://stone.example' })).toBe(true);
});

test('a browser on another site is not, nor on a sibling subdomain', () => {
  expect(from({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-site', origin: 'https://blog.stone.example' })).toBe(false);
});

test('an older browser is judged by its Origin', () => {
  expect(from({ origin: 'https://stone.example' })).toBe(true);
  expect(from({ origin: 'https://evil.example' })).toBe(false);
  expect(from({ origin: 'https://blog.stone.example' })).toBe(false);
  expect(from({ origin: 'null' })).toBe(false);
});

test('behind a proxy that keeps the host, the host counts too', () => {
  expect(from({ origin: 'https://www.stone.example', host: 'www.stone.example' })).toBe(true);
});

test('the same host over http is another origin where the site speaks https, and the other way round', () => {
  expect(from({ origin: 'http://stone.example' })).toBe(false);
  const headers = new Headers({ host: 'localhost:3000', origin: 'https://localhost:3000' });
  expect(isSameOrigin(headers, 'http://localhost:3000')).toBe(false);
});

test('where any scheme will do, the host alone counts', () => {
  const anyScheme = (origin: string) =>
    isSameOrigin(new Headers({ host: 'stone.example', origin }), 'https://stone.example', {
      anyScheme: true,
    });
  expect(anyScheme('http://stone.example')).toBe(true);
  expect(anyScheme('http://blog.stone.example')).toBe(false);
});

test('a program, which sends neither, is served', () => {
  expect(from({})).toBe(true);
});
