import { createKeptStore } from '../ui/store.ts';
import {
  ACCESSIBILITY_KEY,
  type AccessibilitySettings,
  applySettings,
  DEFAULT_SETTINGS,
  parseSettings,
} from './accessibility-settings.ts';

/** The visitor's settings, as they are on the page now. */
export const accessibilityStore = createKeptStore<AccessibilitySettings>(
  DEFAULT_SETTINGS,
  readSettings,
  ACCESSIBILITY_KEY,
);

if (typeof document !== 'undefined') {
  const apply = () => applySettings(document.documentElement, accessibilityStore.current());
  apply();
  // Another page or another tab may have changed them too.
  accessibilityStore.subscribe(apply);
}

/** Applies the settings at once and keeps them for the next visit; the defaults leave nothing behind. */
export function changeSettings(settings: AccessibilitySettings): void {
  accessibilityStore.set(settings);
  try {
    const text = JSON.stringify(settings);
    if (text === JSON.stringify(DEFAULT_SETTINGS)) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, text);
  } catch {
    // Storage is full or forbidden: the settings hold for this page.
  }
}

function readSettings(): AccessibilitySettings {
  try {
    return parseSettings(localStorage.getItem(ACCESSIBILITY_KEY));
  } catch {
    return DEFAULT_SETTINGS;
  }
}
