import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import { requestKind } from '../http/request-kind.ts';

/** From a kept page to the longest answer of the assistant, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Times requests; they begin at a reading of `performance.now()`. */
export interface RequestTimes {
  /** Counts a request whose whole answer has been handed over. To see it off, too, would cost kept pages a tenth of their rate. */
  handedOver(request: IncomingMessage, response: ServerResponse, startedAt: number): void;
  /** Counts a request at the end of its answer. */
  whenAnswered(request: IncomingMessage, response: ServerResponse, startedAt: number): void;
}

/** Kept pages are answered in front of the framework, so requests are timed there, all in one place. */
export function requestTimes(registry: Registry): RequestTimes {
  const durations = new Histogram({
    name: 'porchlight_http_request_duration_seconds',
    help: 'Time to the end of an answer, by what was asked for and class of status.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const observe = ({ method = '', url = '' }: IncomingMessage, status: string, startedAt: number) =>
    durations.observe({ kind: requestKind(method, url), status }, (performance.now() - startedAt) / 1_000);
  const statusOf = ({ statusCode }: ServerResponse) => `${Math.floor(statusCode / 100)}xx`;
  return {
    handedOver: (request, response, startedAt) => observe(request, statusOf(response), startedAt),
    whenAnswered(request, response, startedAt) {
      response.once('close', () =>
        observe(request, response.writableFinished ? statusOf(response) : 'cut off', startedAt),
      );
    },
  };
}
