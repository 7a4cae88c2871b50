import { signUpAt } from '../desk-account.ts';
import { freePort } from '../free-port.ts';
import { type RunningServer, startBuiltServer } from '../running-server.ts';

/** A site with an account and its session cookie. */
export interface DeskSite extends RunningServer {
  cookie: string;
}

/** Uses a host name, because passkeys require one. */
export async function startDesk(): Promise<DeskSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await startBuiltServer({ port, env: { SITE_URL: url, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' } });
  return { ...site, url, ...(await signUpAt({ ...site, url })) };
}
