/**
 * The state of every picture on the page: not in view, loading, loaded, failed (spec, section 4). One script for all, so
 * that pictures need no hydration: it sets `data-picture` on the frame, which picture.module.css styles. Pictures added
 * later by islands are included. Call it once, after the page has loaded.
 */
export function startPictureStates(): void {
  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        comeIntoView(target);
      }
    },
    { rootMargin: `${IN_VIEW_MARGIN_PX}px`, threshold: IN_VIEW_SHARE },
  );

  // Load and error events do not bubble, but they can be captured.
  document.addEventListener('load', ({ target }) => onPicture(target, succeed), true);
  document.addEventListener('error', ({ target }) => onPicture(target, fail), true);

  const watch = (frame: Element) => {
    const image = frame.querySelector('img');
    if (image && isBroken(image)) fail(frame, image);
    else inView.observe(frame);
  };
  for (const frame of document.querySelectorAll(FRAME)) watch(frame);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches(FRAME)) watch(node);
      for (const frame of node.querySelectorAll(FRAME)) watch(frame);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** A picture counts as seen once a tenth of it is within 50 px of the window (spec, section 9). */
const IN_VIEW_MARGIN_PX = 50;
const IN_VIEW_SHARE = 0.1;

const FRAME = '[data-picture]';

function onPicture(target: EventTarget | null, react: (frame: Element, image: HTMLImageElement) => void) {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.closest(FRAME);
  if (frame) react(frame, target);
}

/** Only a picture that is still loading is blurred. */
function comeIntoView(frame: Element) {
  const image = frame.querySelector('img');
  if (!image || isBroken(image)) return;
  setState(frame, image.complete || image.loading === 'eager' ? 'loaded' : 'loading');
}

function succeed(frame: Element) {
  setState(frame, 'loaded');
}

/** The first failure falls back from AVIF or WebP to the original; the second is final. */
function fail(frame: Element, image: HTMLImageElement) {
  const modern = image.parentElement?.querySelectorAll('source[srcset]') ?? [];
  if (modern.length === 0) return setState(frame, 'failed');
  for (const source of modern) source.removeAttribute('srcset');
}

function isBroken(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0;
}

function setState(frame: Element, state: 'loading' | 'loaded' | 'failed') {
  frame.setAttribute('data-picture', state);
}
