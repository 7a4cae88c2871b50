import { startNeighborhoodPopovers } from './neighborhood-popovers.ts';
import { arriveAtSection, startScrollDown } from './scroll-down.ts';

// What the home page does by itself, without React; small enough to stand in its HTML. It shares no module with an island:
// that would be a file of its own, asked for before the window's load event.
startScrollDown(document);
arriveAtSection(document);
startNeighborhoodPopovers(document);
