import type { Trace, TraceEvent } from 'lighthouse';

/** `tdur`: of the processor, in µs. */
type Task = TraceEvent & { tdur?: number };

/** Lighthouse's phone is so much slower than the machine, and holds up its owner with a task longer than this. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Total blocking time after the first contentful paint, reckoned from the processor time of the page's own tasks.
 * Lighthouse takes their time by the clock, in which everything else on a machine of two cores has its share.
 * @returns ms on Lighthouse's phone
 * @throws when nothing of a page is in the trace
 */
export function ownBlockingTime({ traceEvents }: Trace): number {
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const thread = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args.name === 'CrRendererMain',
  );
  if (!paint || !thread) throw new Error('The trace shows no page');
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === thread.pid && tid === thread.tid && ts > paint.ts,
    )
    .map(({ dur = 0, tdur = dur }: Task) => (SLOWDOWN * tdur) / 1_000 - LONG_TASK_MS)
    .reduce((sum, blockingMs) => sum + Math.max(0, blockingMs), 0);
}
