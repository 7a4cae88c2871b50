import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/free-port.ts';
import { hasNginx, startNginx } from '#test/nginx.ts';
import { startServerProcess } from '#test/running-server.ts';

export interface Peer {
  url: string;
  /** Its process, if that alone responds. */
  pid?: number;
  stop: () => Promise<void>;
}

/** A page on the wire: its compressed body and its headers. */
export interface Wire {
  body: Buffer;
  headers: [name: string, value: string][];
}

/** Starts bare node:http with the same bytes in its own process. */
export async function startBarePeer(wire: Wire): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  const port = await freePort();
  const [body, headers] = [join(folder, 'body'), join(folder, 'headers')];
  writeFileSync(body, wire.body);
  writeFileSync(headers, JSON.stringify(wire.headers.flat()));
  const program = [join(import.meta.dirname, 'bare-server.ts'), String(port), body, headers];
  const server = await startServerProcess(program, { port, dataDir: folder });
  return { url: `${server.url}/`, pid: server.pid, stop: server.remove };
}

/** Starts nginx with the same bytes as a precompressed file; null if it is not installed. */
export async function startNginxPeer(wire: Wire): Promise<Peer | null> {
  if (!hasNginx()) return null;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const added = wire.headers.filter(([name]) => !['content-type', 'content-length', 'etag'].includes(name));
  const { stop } = await startNginx((folder) => {
    writeFileSync(join(folder, 'page'), wire.body);
    return `
      access_log off; sendfile on; keepalive_requests 1000000000; open_file_cache max=10;
      server {
        listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
        ${added.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`).join('\n')}
        location / { try_files /page =404; }
      }`;
  }, url);
  return { url, stop };
}
