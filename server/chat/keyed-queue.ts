/** Runs tasks with the same key one at a time, in the order of the calls. */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const own = before ? before.then(work, work) : work();
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
