import { firstContentfulPaint } from '../hydration/first-contentful-paint.ts';
import { ACCESSIBILITY_KEY, applySettings } from './accessibility-settings.ts';
import { CONSENT_KEY, parseConsent } from './consent-record.ts';
import { tellDockHeight } from './dock-height.ts';
import { fontsInTime } from './fonts-in-time.ts';

/**
 * The only script that runs before the first paint: it puts the visitor's stored preferences on <html> and decides
 * whether the cookie banner shows, so that nothing changes or moves under a reader's eyes. It stands in the page itself; its
 * text is the same for every page, so that one hash in the content security policy covers it.
 */
export const beforePaintScript =
  `(${beforePaint})(${applySettings},"${ACCESSIBILITY_KEY}",${parseConsent},"${CONSENT_KEY}",${fontsInTime},${firstContentfulPaint},${tellDockHeight})`
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n');

function beforePaint(
  apply: typeof applySettings,
  settingsKey: string,
  parse: typeof parseConsent,
  consentKey: string,
  inOwnType: typeof fontsInTime,
  painted: typeof firstContentfulPaint,
  tellHeight: typeof tellDockHeight,
): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  apply(root, read(settingsKey));
  if (!parse(read(consentKey))) root.dataset.consent = 'ask';
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) root.dataset.gpc = '';

  // What floats waits until it is all there, in its own type: the banner's height decides where the floats stand.
  root.dataset.arriving = '';
  const tellDock = () => tellHeight(root, document.querySelector('[data-dock]'));
  void inOwnType(root, painted, tellDock).then(() => delete root.dataset.arriving);
}
