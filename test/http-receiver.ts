import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

export interface HttpReceiver {
  url: string;
  port: number;
  received: Received[];
  stop: () => Promise<void>;
}

/** The operator's secret, which signs webhooks. */
export const webhookSecret = `whsec_${Buffer.from('a secret of the operator').toString('base64')}`;

/** Starts a real HTTP server on a loopback port that records requests and responds as `answer` does. */
export async function startHttpReceiver(
  answer: (response: ServerResponse, request: Received) => void = (response) => response.end(),
): Promise<HttpReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const got = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: bytes.toString(),
      bytes,
    };
    received.push(got);
    answer(response, got);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
