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
  readSettings,
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
  try {
    const text = JSON.stringify(settings);
    if (text === JSON.stringify(DEFAULT_SETTINGS)) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, text);
  } catch {
    // Storage is full or blocked: the settings last as long as this page.
  }
}

function readSettings(): AccessibilitySettings {
  try {
    return parseSettings(localStorage.getItem(ACCESSIBILITY_KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}
