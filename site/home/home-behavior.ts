import { awaitDawn } from './hero-dawn.ts';
import { startNeighborhoodPopovers } from './neighborhood-popovers.ts';
import { scrollToContact, startScrollDown } from './scroll-down.ts';

// What the home page does by itself, without React; small enough to stand in its HTML.
awaitDawn(document);
startScrollDown(document);
scrollToContact(document);
startNeighborhoodPopovers(document);
