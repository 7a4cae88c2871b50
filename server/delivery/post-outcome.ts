import { retryAfterMs } from '../http/retry-after.ts';
import type { DeliveryOutcome } from '../outbox/channel.ts';
import type { Answer } from './post-json.ts';

/** Reasons for status codes with a special meaning for one receiver. */
export type AnswerReasons = Partial<Record<number, string>>;

/**
 * Converts a response into a delivery outcome: 2xx is delivered unless listed in `reasons`; any other may succeed later.
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
