/**
 * Sees to it that text stands in its own type, and resolves when what floats may show: nothing will move it any more.
 *
 * On a phone, the first page of a visit asks for the fonts after its pictures: on a slow line 66 KB of type would hold
 * the hero back by a third of a second (docs/decisions/0008). Until then text stands in the local faces of fonts.css, and
 * changes without moving anything, a few parts of the page a frame: first what is in view. Wider screens
 * preload the fonts, and later pages have them in the browser's cache.
 *
 * @param painted resolves after the first contentful paint
 * @param atTheChange what else touches the whole page and had better be done in one go with it
 *
 * It becomes part of the script before the first paint: it may use nothing from outside of itself.
 */
export async function fontsInTime(
  root: HTMLElement,
  painted: () => Promise<void>,
  atTheChange: () => void,
): Promise<void> {
  const isPhone = matchMedia('(width < 48rem)').matches;
  const later = isPhone && !document.referrer.startsWith(`${location.origin}/`);
  if (later) {
    root.dataset.fonts = 'later';
    void changeAfterPictures();
  }
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
  const longestWaitMs = 3_000;
  if (!later)
    await Promise.race([document.fonts.ready, new Promise((end) => setTimeout(end, longestWaitMs))]);

  async function changeAfterPictures(): Promise<void> {
    await new Promise((loaded) => addEventListener('load', loaded));
    await painted();
    await new Promise(requestAnimationFrame);
    const faces = ['1em Sorts Mill Goudy', 'italic 1em Sorts Mill Goudy', '1em Instrument Sans'];
    await Promise.allSettled(faces.map((face) => document.fonts.load(face)));

    const parts = partsOf(document.body).map((part) => ({
      part,
      isSeen: isInView(part),
      height: part.getBoundingClientRect().height,
    }));
    atTheChange();
    for (const { part, isSeen, height } of parts) {
      part.dataset.waits = isSeen ? 'seen' : 'away';
      if (!isSeen) part.style.height = `${height}px`;
    }
    root.dataset.fonts = 'here';
    await new Promise(requestAnimationFrame); // what all of this costs is a frame of its own
    try {
      await changeInTurn(
        parts.filter(({ isSeen }) => isSeen).map(({ part }) => part),
        parts.filter(({ isSeen }) => !isSeen).map(({ part }) => part),
      );
    } finally {
      delete root.dataset.fonts;
      for (const { part } of parts) release(part);
    }
  }

  // All at once would hold up a phone for a tenth of a second.
  async function changeInTurn(seen: HTMLElement[], away: HTMLElement[]): Promise<void> {
    const elementsPerFrame = 25;
    const adjusted: HTMLElement[] = [];
    undoAtAnotherSize(adjusted);
    let elements = Number.POSITIVE_INFINITY;
    for (const part of [...seen, ...away]) {
      const more = 1 + part.querySelectorAll('*').length;
      if (elements + more > elementsPerFrame) {
        await new Promise(requestAnimationFrame);
        elements = 0;
      }
      elements += more;
      if (seen.includes(part)) adjusted.push(...change(part));
      else release(part);
    }
  }

  // What was adjusted fits one width of the window and one size of text.
  function undoAtAnotherSize(adjusted: HTMLElement[]): void {
    const size = () => `${innerWidth} ${root.style.fontSize}`;
    const then = size();
    const undo = () => {
      if (size() === then) return;
      for (const element of adjusted.splice(0)) element.style.cssText = '';
    };
    addEventListener('resize', undo);
    new MutationObserver(undo).observe(root, { attributeFilter: ['style'] });
  }

  function release(part: HTMLElement): void {
    delete part.dataset.waits;
    part.style.height = '';
  }

  // What is in view comes in pieces no taller than the window.
  function partsOf(element: Element): HTMLElement[] {
    const { height } = element.getBoundingClientRect();
    if (element.localName === 'astro-island' || (isInView(element) && height > innerHeight)) {
      return [...element.children].flatMap(partsOf);
    }
    return height > 0 && element instanceof HTMLElement ? [element] : [];
  }

  // Sets a part in its own type. Answers what it had to adjust so that nothing moves.
  function change(part: HTMLElement): HTMLElement[] {
    const before = [part, ...part.querySelectorAll<HTMLElement>('*')].filter(isInView).map((element) => ({
      element,
      width: element.offsetWidth,
      height: element.offsetHeight,
      left: leftOf(element),
    }));
    release(part);
    const changed = before.filter(({ element, height }) => element.offsetHeight !== height);
    for (const { element, width, height } of changed) keepLines(element, width, height);
    const moved = before.filter(({ element, left }) => isInRow(element) && leftOf(element) !== left);
    for (const { element, left } of moved) keepPlace(element, left);
    return [...changed, ...moved].map(({ element }) => element);
  }

  function leftOf(element: Element): number {
    return element.getBoundingClientRect().left;
  }

  function isInRow({ parentElement }: Element): boolean {
    return parentElement !== null && getComputedStyle(parentElement).display.endsWith('flex');
  }

  // What stands in a row moves with what has become narrower or wider before it.
  function keepPlace(element: HTMLElement, left: number): void {
    const moved = leftOf(element) - left;
    if (moved === 0 || getComputedStyle(element).position !== 'static') return;
    element.style.position = 'relative';
    element.style.left = `${-moved}px`;
  }

  function isInView(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  // A text has as many lines as before: a narrower column brings a line back, closer letters save one.
  function keepLines(element: HTMLElement, width: number, height: number): void {
    const [narrowest, narrowingStep] = [0.6, 0.04]; // of the column's width
    const [closest, closingStep] = [0.04, 0.01]; // of the letters' size
    const { style } = element;
    const { fontSize, letterSpacing } = getComputedStyle(element);
    const isText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    const tooLow = () => isText && element.offsetHeight < height;
    const tooHigh = () => isText && element.offsetHeight > height;
    for (let share = 1 - narrowingStep; tooLow() && share > narrowest; share -= narrowingStep) {
      style.maxWidth = `${width * share}px`;
    }
    for (let closer = closingStep; tooHigh() && closer <= closest; closer += closingStep) {
      const normal = Number.parseFloat(letterSpacing) || 0;
      style.letterSpacing = `${normal - closer * Number.parseFloat(fontSize)}px`;
    }
    if (element.offsetHeight < height) style.minHeight = `${height}px`;
  }
}
