import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '#server/project-root.ts';
import { freePort } from '../free-port.ts';

export interface Nginx {
  port: number;
  /** A line for each 5xx response with the upstreams tried and their statuses, then the error log. */
  failures(): string;
  stop(): Promise<void>;
}

const FAILURES = 'failures.log';

/** Runs nginx with the configuration from docs/operations.md in front of instances on two ports. */
export async function startNginx(ports: [number, number]): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'));
  chmodSync(folder, 0o755);
  const site = documentedConfiguration()
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80', `listen 127.0.0.1:${port}`);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  let errors = '';
  nginx.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 10_000 }).catch((error: unknown) => {
    nginx.kill('SIGKILL');
    throw new Error(`nginx did not start: ${errors}`, { cause: error });
  });
  return {
    port,
    failures: () => `${readFileSync(join(folder, FAILURES), 'utf8')}\n${errors}`,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function documentedConfiguration(): string {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const shown = /^```nginx\n(.*?)^```$/ms.exec(page)?.[1];
  if (!shown) throw new Error('docs/operations.md contains no nginx configuration');
  return shown;
}

/** The content of /etc/nginx/nginx.conf around conf.d/*.conf, with every file in the test's folder. */
function mainConfiguration(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      map $status $failed { ~^5 1; default 0; }
      log_format failure '$time_iso8601 $request: $status, asked $upstream_addr: $upstream_status in $upstream_response_time s';
      access_log ${folder}/${FAILURES} failure if=$failed;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;
    }`;
}
