/** A wait that can be cut short for everybody waiting. */
export interface Alarm {
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** Makes an alarm for the parts of one program; those waiting are woken by the next ring, or when the time is up. */
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
