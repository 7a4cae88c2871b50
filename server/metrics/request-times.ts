import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import { requestKind } from '../http/request-kind.ts';

/** From a cached page to the assistant's slowest answer, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Times requests, each from its arrival to the end of its response. */
export function requestTimer(
  registry: Registry,
): (request: IncomingMessage, response: ServerResponse) => void {
  const durations = new Histogram({
    name: 'porchlight_http_request_duration_seconds',
    help: 'Time to the end of a response, by kind of request and class of status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  return ({ method = '', url = '' }, response) => {
    const startedAt = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut off';
      durations.observe({ kind: requestKind(method, url), status }, (performance.now() - startedAt) / 1_000);
    });
  };
}
