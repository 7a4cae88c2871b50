import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

const KEY = 'desk-single-keys';

const readSetting = (): boolean => localStorage.getItem(KEY) !== 'off';

const setting = createStore(readSetting());
// Changes made in another tab.
window.addEventListener('storage', () => setting.set(readSetting()));

/** Whether one-character shortcuts are on. People who use speech input turn them off. */
export const hasSingleKeys = setting.get;

/** Stored per device, not per person. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  setting.set(isOn);
}

/** `hasSingleKeys` as a hook. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(setting.subscribe, setting.get);
}
