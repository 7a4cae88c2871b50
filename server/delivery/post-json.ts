import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isFixedHost, isPrivateAddress } from './private-address.ts';

/** Response bodies are not used; reading stops after this many bytes. */
const LONGEST_ANSWER = 64 * 1024;

const TIMEOUT_MS = 15_000;

export interface Receiver {
  url: string;
  /** Allows a host name with a private address, for receivers inside the operator's own network. */
  allowPrivate?: boolean;
  /** In ms. */
  timeoutMs?: number;
  /** Resolves host names; by default the system's resolver. */
  resolve?: typeof lookup;
}

export type Answer =
  | { status: 'answered'; code: number; headers: http.IncomingHttpHeaders }
  | { status: 'unreachable'; reason: string };

/**
 * Posts a JSON body over a new connection; redirects are not followed. Never throws.
 *
 * A host name is resolved once and the checked address is the one connected to, so that it cannot change to a private one
 * in between. A receiver configured as an IP address or as localhost is trusted.
 */
export function postJson(
  { url, allowPrivate = false, timeoutMs = TIMEOUT_MS, resolve: resolveName = lookup }: Receiver,
  body: string | Buffer,
  headers: Record<string, string>,
): Promise<Answer> {
  const target = new URL(url);
  const guarded = !allowPrivate && !isFixedHost(target.hostname);
  const options: https.RequestOptions = {
    method: 'POST',
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    lookup: lookupWith(resolveName, guarded),
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'Porchlight',
      ...headers,
    },
  };
  return new Promise((resolve) => {
    const { request } = target.protocol === 'https:' ? https : http;
    let answered: Answer | null = null;
    const post = request(target, options, (answer) => {
      // The status counts even if reading the body fails.
      const result: Answer = { status: 'answered', code: answer.statusCode ?? 0, headers: answer.headers };
      answered = result;
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > LONGEST_ANSWER) answer.destroy();
      });
      answer.on('error', () => resolve(result));
      answer.on('close', () => resolve(result));
    });
    post.on('error', (error) => resolve(answered ?? { status: 'unreachable', reason: reasonOf(error) }));
    // After "101 Switching Protocols" there is neither a response nor an error.
    post.on('close', () => {
      if (!answered) resolve({ status: 'unreachable', reason: 'connection closed' });
    });
    post.end(body);
  });
}

class PrivateAddressError extends Error {
  readonly code = 'private address';
}

function lookupWith(resolveName: typeof lookup, guarded: boolean): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    resolveName(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const first = addresses?.[0];
      if (error || !first) return callback(error ?? new Error('No address'), '', 0);
      if (guarded && addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new PrivateAddressError(), '', 0);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function reasonOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : 'connection failed';
}
