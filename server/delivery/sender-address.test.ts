import { expect, test } from 'vitest';
import { agent } from '#content/agent.ts';
import { readConfig } from '../config.ts';
import { senderAddress } from './sender-address.ts';

const SITE_URL = 'https://www.stone.example';

test.each([
  [
    'MAIL_FROM above all',
    { SITE_URL, MAIL_FROM: 'a@b.example', SMTP_URL: 'smtp://u%40c.example:p@m.example' },
    'a@b.example',
  ],
  ['the account of SMTP_URL', { SITE_URL, SMTP_URL: 'smtp://u%40c.example:p@m.example' }, 'u@c.example'],
  [
    'not an account that is no address',
    { SITE_URL, SMTP_URL: 'smtp://apikey:p@m.example' },
    'website@stone.example',
  ],
  ['the domain of the site', { SITE_URL }, 'website@stone.example'],
  ['the agent, on a machine without a domain', {}, agent.email],
  ['the agent, behind a number', { SITE_URL: 'http://192.0.2.7:3000' }, agent.email],
  ['the agent, behind an IPv6 number', { SITE_URL: 'http://[2001:db8::1]' }, agent.email],
])('mail comes from %s', (_what, env, address) => {
  expect(senderAddress(readConfig(env), agent.email)).toBe(address);
});
