import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLane, type Lane, type LaneSettings, type Visit } from './lane.ts';
import { requestKind } from './request-kind.ts';

/**
 * Whose turn comes first when more requests come than can be served. Each lane finds places that those behind it leave free: leads
 * wait for nobody else, and many of them share a commit (database/group-commit.ts).
 */
const LANES: LaneSettings[] = [
  { kinds: ['lead'], maxConcurrent: 64, queueTimeoutMs: 5_000 },
  { kinds: ['page', 'file', 'api'], maxConcurrent: 16, queueTimeoutMs: 2_000 },
  { kinds: ['comparison'], maxConcurrent: 12, queueTimeoutMs: 1_000 },
  { kinds: ['chat'], maxConcurrent: 8, queueTimeoutMs: 1_000 },
];

/** The longest time for new connections between two turns of work, in ms. */
const ACCEPT_MS = 10;

/** As many as share a commit (database/group-commit.ts). */
const LEADS_A_TURN = 32;

/** How often to look for requests that have waited too long. */
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

/**
 * Lets requests in at a rate at which they are answered soon, the most important first. Reading a request costs little, so
 * it is read as soon as it comes, and only then waits.
 * @param turnAway answers a request for which there is no time
 */
export function createAdmission(
  turnAway: (request: IncomingMessage, response: ServerResponse) => void,
): Admission {
  const lanes = LANES.map((settings) => createLane(settings, refuse));
  const [leads, ...others] = lanes;
  let underWay = 0;
  let turnedAway = 0;
  let arrived = false;
  let isScheduled = false;
  let isLooking = false;
  const waiting = () => lanes.reduce((sum, lane) => sum + lane.length(), 0);

  function refuse({ request, response }: Visit): void {
    turnedAway += 1;
    turnAway(request, response);
  }

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
  function beginFrom(lane: Lane, most: number): number {
    let begun = 0;
    for (; begun < most; begun += 1) {
      const visit = lane.next(underWay);
      if (!visit) break;
      begin(visit);
    }
    return begun;
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(accept);
  }

  /** The event loop accepts one connection each turn, so turns without work have to come in between. */
  function accept(until = performance.now() + ACCEPT_MS): void {
    if (arrived && performance.now() < until) {
      arrived = false;
      setImmediate(accept, until);
      return;
    }
    isScheduled = false;
    work();
  }

  function look(): void {
    for (const lane of lanes) lane.expire(performance.now());
    isLooking = false;
    lookLater();
  }

  function lookLater(): void {
    if (isLooking || waiting() === 0) return;
    isLooking = true;
    setTimeout(look, LOOK_MS);
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
      const lane = lanes.find(({ takes }) => takes(kind));
      if (!lane) {
        begin(visit);
        return;
      }
      lane.add(visit);
      if (!isScheduled) work();
      lookLater();
    },
  };
}
