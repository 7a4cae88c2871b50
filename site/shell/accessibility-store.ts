import {
  ACCESSIBILITY_KEY,
  type AccessibilitySettings,
  applySettings,
  DEFAULT_SETTINGS,
} from './accessibility-settings.ts';
import { createStore } from './store.ts';

/** The visitor's settings, as they are on the page now. */
export const accessibilityStore = createStore<AccessibilitySettings>(DEFAULT_SETTINGS, readSettings);

/** Applies the settings at once and keeps them for the next visit; the defaults leave nothing behind. */
export function changeSettings(settings: AccessibilitySettings): void {
  const text = JSON.stringify(settings);
  applySettings(document.documentElement, text);
  accessibilityStore.set(settings);
  try {
    if (text === JSON.stringify(DEFAULT_SETTINGS)) localStorage.removeItem(ACCESSIBILITY_KEY);
    else localStorage.setItem(ACCESSIBILITY_KEY, text);
  } catch {
    // Storage is full or forbidden: the settings hold for this page.
  }
}

function readSettings(): AccessibilitySettings {
  try {
    return { ...DEFAULT_SETTINGS, ...JSON.parse(localStorage.getItem(ACCESSIBILITY_KEY) ?? '{}') };
  } catch {
    return DEFAULT_SETTINGS;
  }
}
