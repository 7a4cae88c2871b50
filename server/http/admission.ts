import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestKind, requestKind } from './request-kind.ts';

/**
 * Whose turn comes first when there are more than can be served. A lane has its turn while fewer
 * requests than its places are under way, so each finds some that are left free by those behind it: leads wait for
 * nobody else, and many of them share a commit (database/group-commit.ts).
 */
const LANES: Omit<Lane, 'waiting'>[] = [
  { kinds: ['lead'], places: 64, patienceMs: 5_000 },
  { kinds: ['page', 'file', 'api'], places: 16, patienceMs: 2_000 },
  { kinds: ['comparison'], places: 12, patienceMs: 1_000 },
  { kinds: ['chat'], places: 8, patienceMs: 1_000 },
];

/** In each lane: with more, who has waited longest is turned away. */
const MOST_WAITING = 1_000;

/** For so long, at most, those who stand at the door are taken in between two turns of work, in ms. */
const TAKE_IN_MS = 10;

/** As many as share a commit (database/group-commit.ts). */
const LEADS_A_TURN = 32;

/** How often to look for those who have waited too long. */
const LOOK_MS = 50;

export interface Admission {
  /** Calls `begin` when it is this request's turn, and then counts it as under way until it is settled or its client gone. */
  admit(request: IncomingMessage, response: ServerResponse, begin: () => Promise<unknown>): void;
  /** Told of each new connection. */
  noteArrival(): void;
  /** How many requests are under way or wait for their turn. */
  atWork(): number;
  waiting(): number;
  /** How many were turned away since the start. */
  turnedAway(): number;
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  begin: () => Promise<unknown>;
  since: number;
}

interface Lane {
  kinds: RequestKind[];
  places: number;
  patienceMs: number;
  waiting: Visit[];
}

/**
 * Lets requests in at a rate at which they are answered soon, and the most important first. Reading a request costs
 * little, so it is read as soon as it comes, and only then waits. In a lane the latest goes first: under a load that
 * lasts, a line in order of arrival would let everybody in when they are about to give up.
 * @param turnAway answers somebody for whom there is no time
 */
export function createAdmission(
  turnAway: (request: IncomingMessage, response: ServerResponse) => void,
): Admission {
  const lanes: Lane[] = LANES.map((lane) => ({ ...lane, waiting: [] }));
  const [leads, ...others] = lanes;
  let underWay = 0;
  let turnedAway = 0;
  let arrived = false;
  let isScheduled = false;
  let isLooking = false;
  const waiting = () => lanes.reduce((sum, lane) => sum + lane.waiting.length, 0);

  function begin(visit: Visit): void {
    if (visit.response.destroyed) return;
    underWay += 1;
    let isSettled = false;
    const settle = () => {
      if (isSettled) return;
      isSettled = true;
      underWay -= 1;
      schedule();
    };
    visit.response.once('close', settle);
    void visit.begin().finally(settle);
  }

  /** Leads share a turn, as they share a commit; anybody else has one alone, so that turns are short. */
  function work(): void {
    let begun = leads ? beginFrom(leads, LEADS_A_TURN) : 0;
    for (const lane of others) {
      if (beginFrom(lane, 1) === 0) continue;
      begun += 1;
      break;
    }
    if (begun > 0) schedule();
  }

  /** @returns how many had their turn */
  function beginFrom({ waiting, places }: Lane, most: number): number {
    let begun = 0;
    while (begun < most && underWay < places && waiting.length > 0) {
      const latest = waiting.pop();
      if (latest) begin(latest);
      begun += 1;
    }
    return begun;
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(takeIn);
  }

  /** The event loop takes in one connection each turn, so turns without work have to come in between. */
  function takeIn(until = performance.now() + TAKE_IN_MS): void {
    if (arrived && performance.now() < until) {
      arrived = false;
      setImmediate(takeIn, until);
      return;
    }
    isScheduled = false;
    work();
  }

  function refuseOldest({ waiting: [oldest], waiting }: Lane): void {
    waiting.shift();
    if (!oldest || oldest.response.destroyed) return;
    turnedAway += 1;
    turnAway(oldest.request, oldest.response);
  }

  function lookForImpatient(): void {
    const now = performance.now();
    for (const lane of lanes) {
      const isImpatient = ({ since }: Visit) => now - since > lane.patienceMs;
      while (lane.waiting[0] && isImpatient(lane.waiting[0])) refuseOldest(lane);
    }
    isLooking = false;
    lookLater();
  }

  function lookLater(): void {
    if (isLooking || waiting() === 0) return;
    isLooking = true;
    setTimeout(lookForImpatient, LOOK_MS);
  }

  return {
    noteArrival: () => {
      arrived = true;
    },
    waiting,
    atWork: () => underWay + waiting(),
    turnedAway: () => turnedAway,
    admit(request, response, beginning) {
      const visit = { request, response, begin: beginning, since: performance.now() };
      const kind = requestKind(request.method ?? '', request.url ?? '');
      const lane = lanes.find(({ kinds }) => kinds.includes(kind));
      if (!lane) {
        begin(visit);
        return;
      }
      lane.waiting.push(visit);
      if (lane.waiting.length > MOST_WAITING) refuseOldest(lane);
      if (!isScheduled) work();
      lookLater();
    },
  };
}
