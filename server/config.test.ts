import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('every variable is optional and has the documented default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: null,
      siteUrl: 'http://localhost:3000',
      rateLimit: true,
    });
    expect(config.databaseUrl).toMatch(/^file:\/\/.*\/data\/porchlight\.db$/);
  });

  test('a blank variable counts as unset', () => {
    expect(readConfig({ PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  test('SITE_URL defaults to localhost with the configured port', () => {
    expect(readConfig({ PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
  });

  test('SITE_URL loses its trailing slash', () => {
    expect(readConfig({ SITE_URL: 'https://stone.example/' }).siteUrl).toBe('https://stone.example');
  });

  test('ANALYTICS is one provider with the id of this site, or unset', () => {
    expect(readConfig({}).analytics).toBeNull();
    expect(readConfig({ ANALYTICS: 'plausible:Stone.Example' }).analytics).toEqual({
      kind: 'plausible',
      domain: 'stone.example',
    });
    expect(readConfig({ ANALYTICS: 'ga4:G-ABC123' }).analytics).toEqual({ kind: 'ga4', id: 'G-ABC123' });
  });

  test('WEBHOOK_PRIVATE_NETWORK allows a webhook in the private network', () => {
    const env = {
      WEBHOOK_URL: 'http://hooks.lan:8080/leads',
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the operator').toString('base64')}`,
    };
    expect(readConfig({ ...env, WEBHOOK_PRIVATE_NETWORK: 'on' })).toMatchObject({
      webhookUrl: env.WEBHOOK_URL,
      webhookPrivateNetwork: true,
    });
  });

  test('a relative database path becomes absolute', () => {
    expect(readConfig({ DATABASE_URL: 'file:leads.db' }).databaseUrl).toMatch(/^file:\/\/\/.+\/leads\.db$/);
  });

  const wrong: [variable: string, value: string, others?: Record<string, string>][] = [
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['SITE_URL', 'stone.example'],
    ['SITE_URL', 'https://stone.example/homes'],
    ['SITE_URL', 'https://stone.example/?a=b'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'file://data/porchlight.db'],
    ['DATABASE_URL', 'file:/leads%2fall.db'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Avery <a@b.example>'],
    ['AGENT_EMAIL', 'avery'],
    ['AGENT_EMAIL', 'avery@a.example,sam@b.example'],
    ['WEBHOOK_URL', 'ftp://hooks.example'],
    ['WEBHOOK_SECRET', 'secret'],
    ['FOLLOW_UP_BOSS_URL', 'followupboss'],
    ['ASSISTANT_URL', 'model'],
    ['ANALYTICS', 'plausible'],
    ['ANALYTICS', 'plausible:https://example.com'],
    ['ANALYTICS', 'ga4:UA-1234-1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['PRODUCTION_HOST', 'https://stone.example'],
    ['RATE_LIMIT', 'false'],
    ['SMTP_PLAINTEXT', 'yes'],
    ['WEBHOOK_PRIVATE_NETWORK', 'true'],
    ['WEBHOOK_URL', 'http://hooks.lan:8080/leads'],
    ['WEBHOOK_URL', 'http://hooks.example/leads', { WEBHOOK_PRIVATE_NETWORK: 'on' }],
    ['LOG_LEVEL', 'loud'],
  ];
  test.each(wrong)('%s=%s throws an error that names the variable', (variable, value, others) => {
    expect(() => readConfig({ ...others, [variable]: value })).toThrow(new RegExp(`^${variable} `));
  });

  const secret = { WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
  const model = { ASSISTANT_MODEL: 'llama' };

  test.each([
    ['WEBHOOK_URL', 'http://hooks.example/', secret],
    ['WEBHOOK_URL', 'http://10.0.0.5/', secret],
    ['WEBHOOK_URL', 'http://[fd00::1]/', secret],
    ['FOLLOW_UP_BOSS_URL', 'http://crm.example/', {}],
    ['ASSISTANT_URL', 'http://models.example/v1', model],
    ['ASSISTANT_URL', 'http://93.184.216.34/v1', model],
  ])('%s=%s is rejected because leads and keys would travel in plain text', (variable, url, others) => {
    expect(() => readConfig({ ...others, [variable]: url })).toThrow(
      new RegExp(`^${variable} must begin with https`),
    );
  });

  test.each([
    ['WEBHOOK_URL', 'http://localhost:4301/', secret],
    ['WEBHOOK_URL', 'http://[::1]/', secret],
    ['WEBHOOK_URL', 'https://10.0.0.5/', secret],
    ['ASSISTANT_URL', 'http://127.0.0.1:11434/v1', model],
    ['ASSISTANT_URL', 'http://10.0.0.5/v1', model],
    ['ASSISTANT_URL', 'http://ollama:11434/v1', model],
    ['ASSISTANT_URL', 'https://models.example/v1', model],
  ])('%s=%s is accepted', (variable, url, others) => {
    expect(() => readConfig({ ...others, [variable]: url })).not.toThrow();
  });

  test('a webhook without a secret throws an error that names WEBHOOK_SECRET', () => {
    expect(() => readConfig({ WEBHOOK_URL: 'https://hooks.example/leads' })).toThrow(/^WEBHOOK_SECRET /);
  });

  test('an error message never contains the invalid value, which may be a secret', () => {
    expect(() => readConfig({ SMTP_URL: 'http://u:hunter2@mail' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
