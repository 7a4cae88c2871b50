import { rememberFirstTouch } from '../contact/first-touch.ts';
import { reportFetchedAhead } from '../counts/report-step.ts';
import { arriveAtSection } from '../header/section-links.ts';
import { startPictureStates } from '../ui/picture-states.ts';
import { clearCaches } from './clear-caches.ts';

// What every page does by itself once it has loaded.
rememberFirstTouch();
reportFetchedAhead();
startPictureStates(document);
arriveAtSection();
void clearCaches(document.documentElement.dataset.productionHost);
