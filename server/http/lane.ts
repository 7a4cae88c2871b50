import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestKind } from './request-kind.ts';

/** A request that waits for its turn, or has it. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  begin: () => Promise<unknown>;
  since: number;
}

export interface LaneSettings {
  kinds: RequestKind[];
  /** It has its turn while fewer requests are under way, of whatever lane. */
  maxConcurrent: number;
  queueTimeoutMs: number;
}

/** The queue of requests of the same importance. */
export interface Lane {
  takes(kind: RequestKind): boolean;
  length(): number;
  add(visit: Visit): void;
  /** Takes who is next; undefined when nobody waits, or too many requests are under way. */
  next(underWay: number): Visit | undefined;
  /** Turns away who has waited too long. */
  expire(now: number): void;
}

/** With more, who has waited longest is turned away. */
const MOST_WAITING = 1_000;

/**
 * In a lane the latest goes first: under a load that lasts, a line in order of arrival would let everybody in when they are about to
 * give up.
 * @param turnAway told of each who is still there and will have no turn
 */
export function createLane(
  { kinds, maxConcurrent, queueTimeoutMs }: LaneSettings,
  turnAway: (visit: Visit) => void,
): Lane {
  const waiting: Visit[] = [];

  function dropOldest(): void {
    const oldest = waiting.shift();
    if (oldest && !oldest.response.destroyed) turnAway(oldest);
  }

  return {
    takes: (kind) => kinds.includes(kind),
    length: () => waiting.length,
    add(visit) {
      waiting.push(visit);
      if (waiting.length > MOST_WAITING) dropOldest();
    },
    next: (underWay) => (underWay < maxConcurrent ? waiting.pop() : undefined),
    expire(now) {
      while (waiting[0] && now - waiting[0].since > queueTimeoutMs) dropOldest();
    },
  };
}
