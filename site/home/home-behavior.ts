import { startNeighborhoodPopovers } from './neighborhood-popovers.ts';
import { arriveAtSection, startScrollDown } from './scroll-down.ts';

// The home page's behavior without React; small enough to be inlined in its HTML. It shares no module with an island,
// because that would become a separate file requested before the window's load event.
startScrollDown();
arriveAtSection();
startNeighborhoodPopovers();
