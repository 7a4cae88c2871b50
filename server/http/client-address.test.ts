import { expect, test } from 'vitest';
import { clientAddressReader } from './client-address.ts';

const direct = clientAddressReader([]);
const proxied = clientAddressReader(['10.0.0.0/8', '::1/128']);

test('without a trusted proxy the client is the peer, whatever X-Forwarded-For says', () => {
  expect(direct('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
});

test('behind a trusted proxy the client is the address in X-Forwarded-For', () => {
  expect(proxied('10.0.0.2', '198.51.100.1')).toBe('198.51.100.1');
  expect(proxied('::1', '2001:db8::1')).toBe('2001:db8::1');
});

test('a port in X-Forwarded-For is ignored', () => {
  expect(proxied('10.0.0.2', '198.51.100.1:5100')).toBe('198.51.100.1');
  expect(proxied('::1', '[2001:db8::1]:443')).toBe('2001:db8::1');
  expect(proxied('::1', '[2001:db8::1]')).toBe('2001:db8::1');
});

test('addresses before the last untrusted one in X-Forwarded-For are ignored', () => {
  expect(proxied('10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.9')).toBe('198.51.100.1');
});

test('a proxy that sends no valid X-Forwarded-For counts as the client', () => {
  expect(proxied('10.0.0.2', undefined)).toBe('10.0.0.2');
  expect(proxied('10.0.0.2', 'unknown')).toBe('10.0.0.2');
});

test('an IPv4 address on an IPv6 socket is written as IPv4', () => {
  expect(proxied('::ffff:10.0.0.2', '::ffff:198.51.100.1')).toBe('198.51.100.1');
});

test('a peer without an address gives an empty address', () => {
  expect(direct(undefined, undefined)).toBe('');
});
