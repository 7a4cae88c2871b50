import { useSyncExternalStore } from 'react';

const KEY = 'desk-single-keys';

/** The last choice on this page, for browsers that forbid storage. */
let chosen = true;

const listeners = new Set<() => void>();

/** Whether one-character shortcuts are on. People who use speech input turn them off. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return chosen;
  }
}

/** Stored per device, not per person. */
export function setSingleKeys(isOn: boolean): void {
  chosen = isOn;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is forbidden: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** `hasSingleKeys` as a hook. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listen, hasSingleKeys);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Changes made in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
