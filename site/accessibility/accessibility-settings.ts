/** The settings of the accessibility panel. Sizes in percent. Stored in localStorage under `ACCESSIBILITY_KEY`. */
export interface AccessibilitySettings {
  fontSize: number;
  cursorSize: number;
  highContrast: boolean;
}

export const ACCESSIBILITY_KEY = 'accessibility-settings';

/** Percent (spec, sections 5 and 9). */
export const FONT_SIZE = { min: 75, max: 150, step: 10, usual: 100 };
export const CURSOR_SIZE = { min: 100, max: 200, step: 25, usual: 100 };

export const DEFAULT_SETTINGS: AccessibilitySettings = {
  fontSize: FONT_SIZE.usual,
  cursorSize: CURSOR_SIZE.usual,
  highContrast: false,
};

/** The next multiple of the step up or down, clamped at both ends: 140 becomes 150, 80 becomes 75. */
export function nextStep(value: number, { min, max, step }: typeof FONT_SIZE, direction: 1 | -1): number {
  const next =
    direction === 1 ? Math.floor(value / step) * step + step : Math.ceil(value / step) * step - step;
  return Math.min(max, Math.max(min, next));
}

/** Parses stored settings. Values that are missing or out of range get their defaults. */
export function parseSettings(text: string | null): AccessibilitySettings {
  let kept: { [Name in keyof AccessibilitySettings]?: unknown } | null = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // Not valid JSON: the defaults apply.
  }
  const percent = (value: unknown, { min, max, usual }: typeof FONT_SIZE) =>
    typeof value === 'number' && value >= min && value <= max ? value : usual;
  return {
    fontSize: percent(kept?.fontSize, FONT_SIZE),
    cursorSize: percent(kept?.cursorSize, CURSOR_SIZE),
    highContrast: kept?.highContrast === true,
  };
}

/**
 * Applies the settings to <html>: root font size, contrast, cursor. layouts/before-paint.js applies the first two early.
 */
export function applySettings(
  root: HTMLElement,
  { fontSize, cursorSize, highContrast }: AccessibilitySettings,
): void {
  const ownCursor = cursorSize !== CURSOR_SIZE.usual;
  root.style.fontSize = fontSize === FONT_SIZE.usual ? '' : `${fontSize}%`;
  root.toggleAttribute('data-cursor', ownCursor);
  if (highContrast) root.dataset.contrast = 'high';
  else delete root.dataset.contrast;

  // A cursor is an image that cannot be scaled, so it is drawn at its final size. 24 units are 100 %.
  const cursor = (path: string, x: number, y: number) => {
    const size = (24 * cursorSize) / 100;
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='0 0 24 24'><path d='${path}' fill='#14201d' stroke='#fff' stroke-width='1.5' stroke-linejoin='round'/></svg>`;
    const at = (units: number) => Math.round((units * cursorSize) / 100);
    return `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${at(x)} ${at(y)}`;
  };
  const arrow = 'M4 2v17l4.5-4 3 7 3-1.3-3-6.7H18z';
  const hand =
    'M8 12V4a2 2 0 0 1 4 0v5l6.5 1.6a2 2 0 0 1 1.5 2V16a6 6 0 0 1-6 6h-2a6 6 0 0 1-4.6-2.2L3.5 15a1.8 1.8 0 0 1 2.6-2.4z';
  const beam = 'M10 2h4v1.5h-1v17h1V22h-4v-1.5h1v-17h-1z';
  const set = (name: string, value: string) =>
    ownCursor ? root.style.setProperty(name, value) : root.style.removeProperty(name);
  set('--cursor-arrow', cursor(arrow, 4, 2));
  set('--cursor-hand', cursor(hand, 10, 2));
  set('--cursor-beam', cursor(beam, 12, 12));
}
