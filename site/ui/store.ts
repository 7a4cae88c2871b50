/** A value shared by several islands. React context does not cross islands; a module does. */
export interface Store<Value> {
  current: () => Value;
  set: (value: Value) => void;
  /** For `useSyncExternalStore`. */
  subscribe: (listener: () => void) => () => void;
  /** The value rendered by the server. */
  onServer: () => Value;
}

/**
 * @param onServer the value in server-rendered HTML
 * @param initial the value in this browser
 */
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
 * A store of a value in browser storage. It is read again when the page is restored from the back/forward cache, and
 * when another tab changes it.
 * @param key its key in localStorage or sessionStorage
 */
export function createPersistedStore<Value>(onServer: Value, read: () => Value, key: string): Store<Value> {
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
