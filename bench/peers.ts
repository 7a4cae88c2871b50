import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/free-port.ts';
import { hasNginx } from '#test/has-nginx.ts';

export interface Peer {
  url: string;
  stop: () => Promise<void>;
}

/** A page on the wire: its compressed body and its headers. */
export interface Wire {
  body: Buffer;
  headers: [name: string, value: string][];
}

/** Starts bare node:http with the same bytes in its own process. */
export async function startBareServer(wire: Wire): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const port = await freePort();
  writeFileSync(join(folder, 'body'), wire.body);
  writeFileSync(join(folder, 'headers'), JSON.stringify(wire.headers.flat()));
  const program = join(import.meta.dirname, 'bare-server.ts');
  const files = [join(folder, 'body'), join(folder, 'headers')];
  return await waitUntilUp(spawn(process.execPath, [program, String(port), ...files]), port, folder);
}

/** Starts nginx with the same bytes as a precompressed file; null if it is not installed. */
export async function startNginx(wire: Wire): Promise<Peer | null> {
  if (!hasNginx()) return null;
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-nginx-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'page'), wire.body);
  const added = wire.headers.filter(([name]) => !['content-type', 'content-length', 'etag'].includes(name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events {}
    http {
      access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=10;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
        ${added.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join('\n')}
        location / { try_files /page =404; }
      }
    }`,
  );
  return await waitUntilUp(
    spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', `${folder}/nginx.conf`]),
    port,
    folder,
  );
}

async function waitUntilUp(child: ChildProcess, port: number, folder: string): Promise<Peer> {
  const url = `http://127.0.0.1:${port}/`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await pause(25);
  if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not start`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
