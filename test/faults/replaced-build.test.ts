import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { contactFields } from '../app-under-test.ts';
import { senders, startMailServer } from '../mail-server.ts';
import { startServerProcess } from '../running-server.ts';

test('replacing the build under a running server breaks no page, chat answer or lead', async ({
  onTestFinished,
}) => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const build = mkdtempSync(join(projectRoot, 'node_modules/.replaced-build-'));
  onTestFinished(() => rmSync(build, { recursive: true, force: true }));
  cpSync(join(projectRoot, 'dist'), build, { recursive: true });
  const server = await startServerProcess([join(build, 'server/entry.mjs')], {
    env: { SMTP_URL: mail.url, LOG_LEVEL: 'error' },
  });
  onTestFinished(server.remove);
  rmSync(join(build, 'server'), { recursive: true });

  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of [...addresses, `${server.url}/desk`])
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const question = { sessionId: crypto.randomUUID(), message: 'What is earnest money?' };
  expect((await post('/api/chat', question)).status).toBe(200);
  const lead = contactFields();
  expect((await post('/api/leads', lead)).status).toBe(201);
  await vi.waitUntil(() => senders(mail.mails).includes(String(lead.email)), { timeout: 10_000 });
});
