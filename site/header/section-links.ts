import type { MouseEvent } from 'react';

/** A click on a link to a section of the home page: on the home page it scrolls, from elsewhere it goes there. */
export function goToSection(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = new URL(event.currentTarget.href);
  const section = isAtHome() && hash ? document.getElementById(hash.slice(1)) : null;
  if (!section || opensElsewhere(event)) return;
  event.preventDefault();
  history.pushState(null, '', hash);
  scrollToSection(section);
}

/** A click on the name: at home it scrolls to the top, from elsewhere it goes home. */
export function scrollToTopAtHome(event: MouseEvent<HTMLAnchorElement>): void {
  if (location.pathname !== '/' || opensElsewhere(event)) return;
  event.preventDefault();
  history.pushState(null, '', '/');
  scrollTo({ top: 0, behavior: smoothly() });
}

/** 'smooth', unless the visitor asked for less motion. */
export function smoothly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Focus goes along, so that the next Tab is inside the section. */
function scrollToSection(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: smoothly() });
}

function isAtHome(): boolean {
  return location.pathname === '/' || location.pathname.startsWith('/agent/');
}

/** With a modifier key the browser opens a tab or a window. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
