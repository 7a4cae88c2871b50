import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store, in every island that asks for it: all of them render again when it changes. */
export function useStore<Value>({ subscribe, current, onServer }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, current, onServer);
}
