/** Where the hero's arrow leads: the first of these that the page has (spec, section 2). */
const TARGETS = ['neighborhoods', 'about', 'market-insights'];

/** Room left above what is scrolled to (spec, section 9). */
const SCROLL_OFFSET_PX = 80;

/** A page opened at #contact scrolls there after this long (spec, section 9). */
const CONTACT_DELAY_MS = 1_000;

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

/** Brings the contact section into view for visitors who arrive at `#contact`. */
export function scrollToContact(page: Document): void {
  if (page.location.hash !== '#contact') return;
  setTimeout(() => scrollSmoothly(firstOf(page, ['contact'])), CONTACT_DELAY_MS);
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
