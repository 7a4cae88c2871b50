/**
 * When the page's text stands in its own type. On a phone, the first page of a visit asks for the fonts after its
 * pictures: on a slow line 66 KB of type would hold the hero back by a third of a second (docs/decisions/0008). Until
 * then text stands in the local faces of fonts.css, and changes once, all together, without moving anything: base.css
 * sets the local faces a little wide, so that a text never needs more lines afterwards, and what would need fewer keeps
 * its height. Wider screens preload the fonts, and later pages have them in the browser's cache.
 *
 * It becomes part of the script before the first paint: it may use nothing from outside of itself.
 */
export async function fontsInTime(root: HTMLElement): Promise<void> {
  const isPhone = matchMedia('(width < 48rem)').matches;
  if (!isPhone || document.referrer.startsWith(`${location.origin}/`)) {
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
    await document.fonts.ready;
    return;
  }
  root.dataset.fonts = 'later';
  await new Promise((loaded) => addEventListener('load', loaded));
  await new Promise<unknown>((painted) =>
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }),
  );
  await new Promise(requestAnimationFrame);
  const faces = ['1em Sorts Mill Goudy', 'italic 1em Sorts Mill Goudy', '1em Instrument Sans'];
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)));

  const inView = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const heights = inView.map((element) => element.offsetHeight);
  delete root.dataset.fonts;
  const kept = inView.filter((element, index) => {
    const height = heights[index] ?? 0;
    if (!(element.offsetHeight < height)) return false;
    element.style.minHeight = `${height}px`;
    return true;
  });
  matchMedia('(orientation: portrait)').addEventListener('change', () => {
    for (const element of kept) element.style.minHeight = '';
  });
}
