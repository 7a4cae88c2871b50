/** Where the hero's arrow leads: the first of these that the page has (spec, section 2). */
const TARGETS = ['neighborhoods', 'about', 'market-insights'];

/** Room left above what is scrolled to (spec, section 9). */
const SCROLL_OFFSET_PX = 80;

/** A page opened at one of these scrolls there after so many milliseconds (spec, section 9). */
const ARRIVALS: Record<string, number> = { '#about': 100, '#contact': 1_000 };

/** Events that show that the visitor is already moving around. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/** Makes the hero's arrow scroll smoothly; focus and address go along, as with any link to a section. */
export function startScrollDown(page: Document): void {
  page.querySelector('[data-scroll-down]')?.addEventListener('click', (event) => {
    event.preventDefault();
    const target = firstOf(page, TARGETS);
    if (target) {
      history.pushState(null, '', `#${target.id}`);
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
    scrollSmoothly(target);
  });
}

/** Brings the section into view for visitors who arrive at its address, unless they go elsewhere first. */
export function arriveAtSection(page: Document): void {
  const { hash } = page.location;
  const delay = ARRIVALS[hash];
  if (delay === undefined || isReturn()) return;
  let hasMoved = false;
  for (const move of MOVES) page.addEventListener(move, () => (hasMoved = true), { passive: true });
  setTimeout(() => hasMoved || scrollSmoothly(firstOf(page, [hash.slice(1)])), delay);
}

/** A reload and the back button bring back the place that was read last. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}

function firstOf(page: Document, anchors: string[]): HTMLElement | null {
  return anchors.map((id) => page.getElementById(id)).find((found) => found !== null) ?? null;
}

/** Scrolls to the target, or one window down when there is none. A failure is logged, nothing more. */
function scrollSmoothly(target: HTMLElement | null): void {
  try {
    const down = target ? target.getBoundingClientRect().top - SCROLL_OFFSET_PX : window.innerHeight;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: window.scrollY + down, behavior: calm ? 'instant' : 'smooth' });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification wants it in the log and nowhere else.
    console.warn(error);
  }
}
