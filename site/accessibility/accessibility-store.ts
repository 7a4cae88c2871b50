import { readStored, writeStored } from '../ui/browser-storage.ts';
import { createPersistedStore } from '../ui/store.ts';
import {
  ACCESSIBILITY_KEY,
  type AccessibilitySettings,
  applySettings,
  DEFAULT_SETTINGS,
  parseSettings,
} from './accessibility-settings.ts';

/** The visitor's current settings. */
export const accessibilityStore = createPersistedStore<AccessibilitySettings>(
  DEFAULT_SETTINGS,
  () => parseSettings(readStored('localStorage', ACCESSIBILITY_KEY)),
  ACCESSIBILITY_KEY,
);

if (typeof document !== 'undefined') {
  const apply = () => applySettings(document.documentElement, accessibilityStore.current());
  apply();
  // Another page or tab may have changed them too.
  accessibilityStore.subscribe(apply);
}

/** Applies the settings at once and stores them for the next visit; nothing is stored for the defaults. */
export function changeSettings(settings: AccessibilitySettings): void {
  accessibilityStore.set(settings);
  const text = JSON.stringify(settings);
  const isDefault = text === JSON.stringify(DEFAULT_SETTINGS);
  writeStored('localStorage', ACCESSIBILITY_KEY, isDefault ? null : text);
}
