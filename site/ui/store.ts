/** One value that several islands share. React context does not cross islands; a module does. */
export interface Store<Value> {
  current: () => Value;
  set: (value: Value) => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** What the server rendered with. */
  onServer: () => Value;
}

/** @param onServer the value in server HTML; @param initial the value in this browser */
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

/**
 * A store of what the browser keeps. It is read again when the page comes back from the back/forward cache, and when another
 * tab has changed it.
 * @param key under which it is kept in localStorage or sessionStorage
 */
export function createKeptStore<Value>(onServer: Value, read: () => Value, key: string): Store<Value> {
  const store = createStore(onServer, read);
  if (typeof window === 'undefined') return store;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) store.set(read());
  });
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) store.set(read());
  });
  return store;
}
