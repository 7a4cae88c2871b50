import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { freePort } from '../free-port.ts';
import { startNginx } from '../nginx.ts';

export interface DocumentedNginx {
  url: string;
  /** A line for each 5xx response with the upstreams tried and their statuses, then the error log. */
  failures(): string;
  stop(): Promise<void>;
}

/** Runs nginx with the configuration from docs/operations.md in front of instances on two ports. */
export async function startDocumentedNginx(ports: [number, number]): Promise<DocumentedNginx> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const site = documentedConfiguration()
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80', `listen ${new URL(url).host}`);
  let log = '';
  // The content of /etc/nginx/nginx.conf around conf.d/*.conf.
  const nginx = await startNginx((folder) => {
    log = join(folder, 'failures.log');
    writeFileSync(join(folder, 'site.conf'), site);
    return `
      map $status $failed { ~^5 1; default 0; }
      log_format failure '$time_iso8601 $request: $status, asked $upstream_addr: $upstream_status in $upstream_response_time s';
      access_log ${log} failure if=$failed;
      include ${folder}/site.conf;`;
  }, `${url}/healthz`);
  return {
    url,
    failures: () => `${readFileSync(log, 'utf8')}\n${nginx.errors()}`,
    stop: nginx.stop,
  };
}

function documentedConfiguration(): string {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const shown = /^```nginx\n(.*?)^```$/ms.exec(page)?.[1];
  if (!shown) throw new Error('docs/operations.md contains no nginx configuration');
  return shown;
}
