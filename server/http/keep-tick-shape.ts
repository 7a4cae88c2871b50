import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Keeps one entry of Node's tick queue for good. V8 knows what the entries look like only as long as one of them is alive: a
 * collection that finds the queue empty makes it forget, and from then on it adds each property of each tick the slow way, which
 * costs kept pages a tenth of their rate (bench/server.ts).
 */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  });
  hook.enable();
  process.nextTick(() => kept);
  hook.disable();
}
