import { expect, test } from 'vitest';
import { isFixedHost, isLoopbackHost, isOwnNetworkHost, isPrivateAddress } from './private-address.ts';

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.8.9.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2002:a00:1::',
  'no address',
  '',
])('%j is not a public address', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  '1.1.1.1',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
])('%s is a public address', (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is a loopback host', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each(['localhost.example', '127.0.0.1.example', '10.0.0.1', 'example.com'])(
  '%s is not a loopback host',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);

test.each([
  ['10.0.0.1', true],
  ['[fd00::1]', true],
  ['localhost', true],
  ['hooks.example', false],
])('%s is a fixed host: %s', (host, fixed) => {
  expect(isFixedHost(host)).toBe(fixed);
});

test.each([
  ['localhost', true],
  ['10.0.0.5', true],
  ['[fd00::1]', true],
  ['ollama', true],
  ['host.docker.internal', true],
  ['93.184.216.34', false],
  ['models.example', false],
  ['internal.example', false],
])('%s is a host of the private network: %s', (host, own) => {
  expect(isOwnNetworkHost(host)).toBe(own);
});
