import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { siteUrls } from '#content/site-urls.ts';
import { contactDelivery, sellerDelivery } from '#test/deliveries.ts';
import { readConfig } from '../config.ts';
import { createChannels } from './channels.ts';
import type { Mail } from './mail.ts';
import { mailer } from './mailer.ts';

const agent = async () => shippedAgent;
const nothingSent = { agent, sendMail: async () => {} };
const EVERYTHING = {
  SITE_URL: 'https://stone.example',
  WEBHOOK_URL: 'https://hooks.stone.example/',
  WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  FOLLOW_UP_BOSS_API_KEY: 'fka_key',
};

test('without configuration there are mails only; the webhook and the CRM are added if configured', () => {
  const namesWith = (env: Record<string, string>) =>
    createChannels(readConfig(env), nothingSent).map(({ name }) => name);
  expect(namesWith({})).toEqual(['agent-email', 'guide-email']);
  expect(namesWith(EVERYTHING)).toEqual(['agent-email', 'guide-email', 'webhook', 'follow-up-boss']);
});

test('leads go to AGENT_EMAIL, or else to the agent’s address', async () => {
  const sent: Mail[] = [];
  for (const env of [{}, { AGENT_EMAIL: 'leads@stone.example' }]) {
    const sendMail = async (mail: Mail) => void sent.push(mail);
    const [first] = createChannels(readConfig(env), { agent, sendMail });
    await first?.deliver(contactDelivery());
  }
  expect(sent.map(({ to }) => to)).toEqual([shippedAgent.email, 'leads@stone.example']);
});

test('a seller gets a link to the guide on the site', async () => {
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const channels = createChannels(readConfig(EVERYTHING), { agent, sendMail });
  await channels.find(({ name }) => name === 'guide-email')?.deliver(sellerDelivery());
  expect(sent[0]?.text).toContain(`https://stone.example${siteUrls.guidePdf}`);
});

test('without SMTP_URL, mail is written to the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-data-'));
  const config = readConfig({ DATA_DIR: folder });
  const [first] = createChannels(config, { agent, sendMail: mailer(config, agent) });
  expect(await first?.deliver(contactDelivery())).toEqual({ status: 'delivered' });
  expect(await readdir(join(folder, 'outgoing-mail'))).toEqual([`${contactDelivery().id}.eml`]);
  await rm(folder, { recursive: true });
});

test('an exception in a channel costs one attempt and reveals nothing about the lead', async () => {
  const sendMail = () => Promise.reject(new TypeError('cannot read jordan.rivera@example.com'));
  const [first] = createChannels(readConfig({}), { agent, sendMail });
  expect(await first?.deliver(contactDelivery())).toEqual({
    status: 'failed',
    kind: 'refused',
    reason: 'Unexpected error (TypeError)',
  });
});
