/** The target of the hero's arrow: the first of these that the page has (spec, section 2). */
const TARGETS = ['neighborhoods', 'about', 'market-insights'];

/** Space left above the scroll target (spec, section 9). */
const SCROLL_OFFSET_PX = 80;

/** A page opened at one of these anchors scrolls there after this delay in ms (spec, section 9). */
const ARRIVAL_DELAYS_MS: Record<string, number> = { '#about': 100, '#contact': 1_000 };

/** Events which show that the visitor is already navigating. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Makes the hero's arrow scroll smoothly; focus and address change too, as with any link to a section. */
export function startScrollDown(): void {
  document.querySelector('[data-scroll-down]')?.addEventListener('click', (event) => {
    event.preventDefault();
    const target = TARGETS.map((id) => document.getElementById(id)).find((found) => found !== null) ?? null;
    if (target) {
      history.pushState(null, '', `#${target.id}`);
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    scrollSmoothly(target);
  });
}

/** Scrolls to the section in the address, unless the visitor navigates first. */
export function arriveAtSection(): void {
  const { hash } = location;
  const delay = ARRIVAL_DELAYS_MS[hash];
  if (delay === undefined || isReturn()) return;
  let hasMoved = false;
  for (const move of MOVES) document.addEventListener(move, () => (hasMoved = true), { passive: true });
  setTimeout(() => hasMoved || scrollSmoothly(document.getElementById(hash.slice(1))), delay);
}

/** After a reload or the back button, the browser restores the scroll position. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

/** Scrolls to the target, or one window down if there is none. A failure is only logged. */
function scrollSmoothly(target: HTMLElement | null): void {
  try {
    const down = target ? target.getBoundingClientRect().top - SCROLL_OFFSET_PX : window.innerHeight;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: window.scrollY + down, behavior: calm ? 'instant' : 'smooth' });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification requires it to be logged and not shown.
    console.warn(error);
  }
}
