/** A wait that can be cut short for everybody who is in it. */
export interface Alarm {
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** Nobody waits in it yet. */
export function createAlarm(): Alarm {
  const waiting = new Set<() => void>();
  return {
    wait(ms) {
      return new Promise((resolve) => {
        const timer = setTimeout(end, ms);
        waiting.add(end);
        function end() {
          clearTimeout(timer);
          waiting.delete(end);
          resolve();
        }
      });
    },
    ring() {
      for (const end of [...waiting]) end();
    },
  };
}
