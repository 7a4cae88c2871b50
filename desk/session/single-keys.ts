import { useSyncExternalStore } from 'react';

const KEY = 'desk-single-keys';

const listeners = new Set<() => void>();

/** Whether a letter or sign alone does something. Whoever dictates, or presses keys by accident, turns that off. */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Kept on this device, whoever is signed in. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

/** `hasSingleKeys` for what shows it. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listen, hasSingleKeys);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of this device.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
