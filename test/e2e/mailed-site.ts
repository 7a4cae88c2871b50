import { type MailServer, startMailServer } from '../mail-server.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';
import { test as base } from './quiet-test.ts';

/** `test` with a site that sends its mail to a real SMTP server, and the mails that arrived there. */
export const test = base.extend<object, { mail: MailServer; site: RunningServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const env = { SMTP_URL: mail.url, AGENT_EMAIL: 'avery@stone.example' };
      const server = await startBuiltServer({ env });
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
