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

    const parts = partsOf(document.body);
    const seen = parts.filter(isInView);
    const near = parts.filter((part) => !isInView(part) && isNear(part));
    const away = parts.filter((part) => !isNear(part));
    const heights = away.map((part) => part.getBoundingClientRect().height);
    const adjusted: HTMLElement[] = [];
    undoAtAnotherSize(adjusted);
    atTheChange(); // from here on nothing is measured until it is drawn
    away.forEach((part, index) => {
      part.dataset.type = 'away';
      part.style.height = `${heights[index]}px`;
    });
    try {
      await inTurn(seen, (part) => adjusted.push(...change(part)));
      await inTurn(near, setInOwnType);
      await drawn();
      delete root.dataset.fonts;
      await inTurn(away, release, aWhile);
    } finally {
      delete root.dataset.fonts;
      away.forEach(release);
      for (const part of parts) delete part.dataset.type;
    }
  }

  // All at once would hold up a phone for a tenth of a second: a frame has time for a few elements.
  async function inTurn(
    parts: HTMLElement[],
    set: (part: HTMLElement) => void,
    between: () => Promise<void> = drawn,
  ): Promise<void> {
    const elementsPerFrame = 16;
    let elements = elementsPerFrame;
    for (const part of parts) {
      const more = 1 + part.querySelectorAll('*').length;
      if (elements + more > elementsPerFrame) {
        await between();
        elements = 0;
      }
      elements += more;
      set(part);
    }
  }

  // Resolves after the next frame, not in it: what comes then is a task of its own.
  async function drawn(): Promise<void> {
    await new Promise(requestAnimationFrame);
    await new Promise((end) => setTimeout(end));
  }

  // Nobody waits for what is away, but the islands wait for the processor.
  function aWhile(): Promise<void> {
    return new Promise((end) => setTimeout(end, 100));
  }

  // What was adjusted fits one width of the window and one size of text. To ask for the width has the page laid out at once.
  function undoAtAnotherSize(adjusted: HTMLElement[]): void {
    const width = innerWidth;
    const { fontSize } = root.style;
    const undo = () => {
      for (const element of adjusted.splice(0)) element.style.cssText = '';
    };
    addEventListener('resize', () => innerWidth !== width && undo());
    new MutationObserver(() => root.style.fontSize !== fontSize && undo()).observe(root, {
      attributeFilter: ['style'],
    });
  }

  function setInOwnType(part: HTMLElement): void {
    part.dataset.type = 'own';
  }

  function release(part: HTMLElement): void {
    setInOwnType(part);
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
    setInOwnType(part);
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

  // Whether a browser draws it ahead although it is not in view.
  function isNear(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    const ahead = 1.5 * innerHeight;
    return bottom > -ahead && top < innerHeight + ahead;
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
