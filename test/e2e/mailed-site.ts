import { test as base } from './worker-sites.ts';

/** `test` with a site that sends its mail to a real SMTP server; `mail` has the mails that arrived there. */
export const test = base.extend({
  baseURL: async ({ mailedSite }, use) => use(mailedSite.url),
});
