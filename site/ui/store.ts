/** One value that several islands share. React context does not cross islands; a module does. */
export interface Store<Value> {
  current: () => Value;
  set: (value: Value) => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** What the server rendered with. */
  onServer: () => Value;
}

/** @param onServer the value in server HTML; @param initial the value in this browser, read once */
export function createStore<Value>(onServer: Value, initial: () => Value = () => onServer): Store<Value> {
  let value = typeof window === 'undefined' ? onServer : initial();
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onServer: () => onServer,
  };
}
