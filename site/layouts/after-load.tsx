import { useEffect } from 'react';
import { listenForCookieSettings } from '../consent/cookie-settings-button.ts';
import { rememberFirstTouch } from '../contact/first-touch.ts';
import { reportFetchedAhead } from '../counts/report-step.ts';
import { arriveAtSection } from '../header/section-links.ts';
import { ManifestLink } from '../seo/manifest-link.tsx';
import { startPictureStates } from '../ui/picture-states.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { clearCaches } from './clear-caches.ts';

/**
 * What every page does by itself once it is idle. It shows nothing; it is an island because a plain script would be
 * requested before the window's load event.
 */
export function AfterLoad() {
  useEffect(() => {
    rememberFirstTouch();
    reportFetchedAhead();
    startPictureStates(document);
    listenForCookieSettings();
    arriveAtSection();
    void clearCaches(document.documentElement.dataset.productionHost);
  }, []);
  return useHydrated() && <ManifestLink />;
}
