import { reportPrefetchedView } from '../counts/report-step.ts';
import { startPictureStates } from '../ui/picture-states.ts';
import { clearCaches } from './clear-caches.ts';

/** Starts the scripts of every page once it has loaded. The header calls it, because every page has one. */
export function startPage(): void {
  reportPrefetchedView();
  startPictureStates();
  void clearCaches(document.documentElement.dataset.productionHost);
}
