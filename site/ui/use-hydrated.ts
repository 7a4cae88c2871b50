import { useSyncExternalStore } from 'react';

/** false on the server and in the first render, then true: for links that become buttons with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
