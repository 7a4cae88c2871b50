import { useSyncExternalStore } from 'react';

/** false on the server and in the first render, true from then on: for a link that scripts turn into a button. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
