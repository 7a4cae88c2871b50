import { expect, test } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const from = (headers: Record<string, string>) =>
  isSameOrigin(new Headers({ host: 'stone.example', ...headers }), 'https://stone.example');

test('a request from a page of this site is accepted', () => {
  expect(from({ 'sec-fetch-site': 'same-origin', origin: 'https://stone.example' })).toBe(true);
});

test('a request from another site or a sibling subdomain is rejected', () => {
  expect(from({ 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(from({ 'sec-fetch-site': 'same-site', origin: 'https://blog.stone.example' })).toBe(false);
});

test('a request without Sec-Fetch-Site is judged by its Origin', () => {
  expect(from({ origin: 'https://stone.example' })).toBe(true);
  expect(from({ origin: 'https://evil.example' })).toBe(false);
  expect(from({ origin: 'https://blog.stone.example' })).toBe(false);
  expect(from({ origin: 'null' })).toBe(false);
});

test('an Origin that matches the Host header is accepted', () => {
  expect(from({ origin: 'https://www.stone.example', host: 'www.stone.example' })).toBe(true);
});

test('the same host with another scheme is another origin', () => {
  expect(from({ origin: 'http://stone.example' })).toBe(false);
  const headers = new Headers({ host: 'localhost:3000', origin: 'https://localhost:3000' });
  expect(isSameOrigin(headers, 'http://localhost:3000')).toBe(false);
});

test('with anyScheme only the host has to match', () => {
  const anyScheme = (origin: string) =>
    isSameOrigin(new Headers({ host: 'stone.example', origin }), 'https://stone.example', {
      anyScheme: true,
    });
  expect(anyScheme('http://stone.example')).toBe(true);
  expect(anyScheme('http://blog.stone.example')).toBe(false);
});

test('a request without Sec-Fetch-Site and Origin is accepted', () => {
  expect(from({})).toBe(true);
});
