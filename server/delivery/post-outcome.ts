import { retryAfterMs } from '../http/retry-after.ts';
import type { DeliveryOutcome } from '../outbox/channel.ts';
import type { Answer } from './post-json.ts';

/** Words for answers that mean more with one receiver than their number says. */
export type AnswerReasons = Partial<Record<number, string>>;

/**
 * What an answer means to the outbox: 2xx is delivered unless `reasons` names it, everything else may succeed later.
 * @param receiver its name in the reason
 */
export function postOutcome(answer: Answer, receiver: string, reasons: AnswerReasons = {}): DeliveryOutcome {
  if (answer.status === 'unreachable') {
    return {
      status: 'failed',
      kind: 'unreachable',
      reason: `${receiver} is not reachable (${answer.reason})`,
    };
  }
  const { code, headers } = answer;
  const known = reasons[code];
  if (code >= 200 && code < 300 && !known) return { status: 'delivered' };
  const wait = code === 429 || code === 503 ? retryAfterMs(headers['retry-after']) : undefined;
  return {
    status: 'failed',
    kind: 'refused',
    reason: known ?? `${receiver} answered ${code}`,
    ...(wait !== undefined && { retryAfterMs: wait }),
  };
}
