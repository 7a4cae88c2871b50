import { reportFetchedAhead } from '../counts/report-step.ts';
import { startPictureStates } from '../ui/picture-states.ts';
import { clearCaches } from './clear-caches.ts';

/** What every page does by itself once it has come to rest. The header starts it, since every page has one. */
export function startPage(): void {
  reportFetchedAhead();
  startPictureStates(document);
  void clearCaches(document.documentElement.dataset.productionHost);
}
