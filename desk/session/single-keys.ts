import { useSyncExternalStore } from 'react';

const KEY = 'desk-single-keys';

const listeners = new Set<() => void>();

/** Whether one-character shortcuts are on. People who use speech input turn them off. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Stored per device, not per person. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
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
