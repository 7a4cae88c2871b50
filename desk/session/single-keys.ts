import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const KEY = 'desk-single-keys';

/** The last choice on this page, for browsers that forbid storage. */
const chosen = createStore(true);

/** Whether one-character shortcuts are on. People who use speech input turn them off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return chosen.get();
  }
}

/** Stored per device, not per person. */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  chosen.set(isOn);
}

/** `hasSingleKeys` as a hook. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listen, hasSingleKeys);
}

function listen(listener: () => void): () => void {
  const stop = chosen.subscribe(listener);
  // Changes made in another tab.
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
