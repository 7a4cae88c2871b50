import type { MouseEvent } from 'react';

/** Handles a click on a link to a section of the home page: scrolls on the home page, navigates from elsewhere. */
export function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = new URL(event.currentTarget.href);
  const section = isAtHome() && hash ? document.getElementById(hash.slice(1)) : null;
  if (!section || opensElsewhere(event)) return;
  event.preventDefault();
  // As with the browser's own links, the current address is not added to the history again.
  if (location.hash !== hash) history.pushState(null, '', hash);
  scrollToSection(section);
}

/** Handles a click on the site's name: scrolls to the top on the home page, navigates from elsewhere. */
export function scrollToTopAtHome(event: MouseEvent<HTMLAnchorElement>): void {
  if (location.pathname !== '/' || opensElsewhere(event)) return;
  event.preventDefault();
  if (location.hash || location.search) history.pushState(null, '', '/');
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** 'smooth', unless the visitor prefers reduced motion. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Focus moves along, so that the next Tab is inside the section. */
function scrollToSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: scrollBehavior() });
}

function isAtHome(): boolean {
  return location.pathname === '/' || location.pathname.startsWith('/agent/');
}

/** With a modifier key the browser opens a new tab or window. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
