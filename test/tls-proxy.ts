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

/** Whether OpenSSL is installed on this machine: Node makes no certificates. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** https://localhost at a port, before a site that speaks HTTP at another one, with a certificate that nobody vouches for. */
export async function startTlsProxy(port: number, sitePort: number): Promise<TlsProxy> {
  const server = createServer(selfSigned(), (asked, answer) => {
    const { method, url, headers } = asked;
    const passedOn = request(
      { host: '127.0.0.1', port: sitePort, method, path: url, headers },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
        // Whoever goes away ends a stream on both sides.
        pipeline(answered, answer, () => {});
      },
    );
    pipeline(asked, passedOn, (error) => error && answer.destroy());
    // Whoever goes away ends a stream on both sides; the connection of an answer that is whole serves the next one.
    answer.once('close', () => answer.writableFinished || passedOn.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A key and a certificate for this machine, for a day. */
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
