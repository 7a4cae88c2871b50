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
  /** The lane has its turn while fewer requests than this are under way in all lanes together. */
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
 * The latest request goes first: under a lasting load, a queue in order of arrival would serve everybody at the moment they give up.
 * @param turnAway called for each request that gets no turn and whose client is still there
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
