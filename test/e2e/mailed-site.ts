import { test as base } from './worker-sites.ts';

/** `test` with a site that sends mail to a real SMTP server; `mail` has the received mails. */
export const test = base.extend({
  baseURL: async ({ mailedSite }, use) => use(mailedSite.url),
});
