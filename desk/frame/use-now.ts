import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';

const TICK_MS = 20_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  // A new component starts with the current minute, so that "now" is never earlier than the lead's own time.
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

/** The current time in ms, updated every 20 seconds for all components at once. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
