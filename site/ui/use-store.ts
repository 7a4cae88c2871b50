import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The current value of a store; the component renders again when it changes. */
export function useStore<Value>({ subscribe, current, onServer }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, current, onServer);
}
