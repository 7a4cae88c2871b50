/** A wait that `ring` ends early for everyone waiting. */
interface Alarm {
  wait(ms: number): Promise<void>;
  ring(): void;
}

/** Creates an alarm. Waiters resolve at the next ring or when their time is up. */
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
