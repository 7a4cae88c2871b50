import {
  ACCESSIBILITY_KEY,
  applySettings,
  CURSOR_SIZE,
  FONT_SIZE,
  parseSettings,
} from '../accessibility/accessibility-settings.ts';
import { CONSENT_KEY, parseConsent } from '../consent/consent-record.ts';
import { setDockHeight } from '../consent/dock-height.ts';
import { firstContentfulPaint } from '../hydration/first-contentful-paint.ts';
import { fontsInTime } from './fonts-in-time.ts';

/** What the script is made of. A function of these may use nothing outside itself; before-paint.test.ts holds it to that. */
const PARTS = {
  ACCESSIBILITY_KEY,
  FONT_SIZE,
  CURSOR_SIZE,
  CONSENT_KEY,
  parseSettings,
  applySettings,
  parseConsent,
  fontsInTime,
  firstContentfulPaint,
  setDockHeight,
};

/**
 * The only script that runs before the first paint: it puts the visitor's stored preferences on <html> and decides
 * whether the cookie banner shows, so that nothing changes or moves under a reader's eyes. It stands in the page itself; its
 * text is the same for every page, so that one hash in the content security policy covers it.
 */
export const beforePaintScript = `(${beforePaint})({${Object.entries(PARTS).map(sourceOf)}})`
  .replace(/^\s*\/\/.*$/gm, '')
  .replace(/\s*\n\s*/g, '\n');

function sourceOf([name, part]: [string, unknown]): string {
  return `${name}:${typeof part === 'function' ? part : JSON.stringify(part)}`;
}

function beforePaint(parts: typeof PARTS): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const { FONT_SIZE, CURSOR_SIZE } = parts;
  const recall = () => {
    parts.applySettings(root, parts.parseSettings(read(parts.ACCESSIBILITY_KEY), FONT_SIZE, CURSOR_SIZE));
    if (parts.parseConsent(read(parts.CONSENT_KEY))) delete root.dataset.consent;
    else root.dataset.consent = 'ask';
  };
  recall();
  // Another page of the visit may have changed them before this one comes back from the back/forward cache, or another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && recall());
  // Asking for these events has the browser's process look up both kinds of storage: the first paint does not wait for that.
  addEventListener('load', () => addEventListener('storage', recall));
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) root.dataset.gpc = '';

  // What floats waits until it is all there, in its own type: the banner's height decides where the floats stand.
  root.dataset.arriving = '';
  const setDock = () => parts.setDockHeight(root, document.querySelector('[data-dock]'));
  void parts.fontsInTime(root, parts.firstContentfulPaint, setDock).then(() => delete root.dataset.arriving);
}
