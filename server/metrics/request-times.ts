import type { IncomingMessage, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import type { HttpServerOptions } from '../http/http-server.ts';
import { requestKind } from '../http/request-kind.ts';

/** From a kept page to the longest answer of the assistant, in seconds. */
const BUCKETS_S = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export type AnswersAtOnce = HttpServerOptions['answersAtOnce'];

/**
 * Times requests: kept pages are answered in front of the framework, so all of them are timed there, in one place. What is
 * answered at once is timed until it is handed over (to see it off, too, would cost kept pages a tenth of their rate),
 * everything else to the end of its answer.
 */
export function timeRequests(registry: Registry, answersAtOnce: AnswersAtOnce): AnswersAtOnce {
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

  return (request, response) => {
    const startedAt = performance.now();
    const isAnswered = answersAtOnce(request, response);
    if (isAnswered) observe(request, statusOf(response), startedAt);
    else {
      response.once('close', () =>
        observe(request, response.writableFinished ? statusOf(response) : 'cut off', startedAt),
      );
    }
    return isAnswered;
  };
}
