import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

export interface TlsProxy {
  stop: () => Promise<void>;
}

/** Whether OpenSSL is installed: Node cannot create certificates. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Serves https://localhost with a self-signed certificate in front of an HTTP site on another port. */
export async function startTlsProxy(port: number, sitePort: number): Promise<TlsProxy> {
  const server = createServer(selfSigned(), (incoming, response) => {
    const { method, url, headers } = incoming;
    const upstream = request(
      { host: '127.0.0.1', port: sitePort, method, path: url, headers },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.rawHeaders);
        // If either side disconnects, both streams end.
        pipeline(upstreamResponse, response, () => {});
      },
    );
    pipeline(incoming, upstream, (error) => error && response.destroy());
    // If either side disconnects, both streams end; after a complete response the upstream connection is reused.
    response.once('close', () => response.writableFinished || upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Creates a key and a certificate for localhost, valid for a day. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-tls-'));
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}
