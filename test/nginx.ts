import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilUp } from './running-server.ts';

export interface Nginx {
  /** Everything it wrote to stderr so far. */
  errors(): string;
  stop(): Promise<void>;
}

/** Whether nginx is installed on this machine. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs nginx with one worker until it is stopped.
 * @param http the content of its `http` block, given a folder for its files
 * @param url responds with 2xx once nginx is up
 */
export async function startNginx(http: (folder: string) => string, url: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'));
  chmodSync(folder, 0o755);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${http(folder)}
    }`,
  );
  const nginx = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')]);
  let errors = '';
  nginx.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()));
  await waitUntilUp(nginx, url, () => errors);
  return {
    errors: () => errors,
    async stop() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
