import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';

const TICK_MS = 20_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  // What is opened shows the minute as it is: "now" never stands before "asked".
  if (minuteOf(Date.now()) !== minuteOf(now)) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const minuteOf = (time: number) => Math.floor(time / MINUTE_MS);

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** The time in ms, fresh to within a third of a minute: every clock on the page moves together. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
