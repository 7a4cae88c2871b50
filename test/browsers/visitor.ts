import { expect } from 'vitest';
import type { Tab } from './engine.ts';

/** A visitor's actions and observations, each of which waits until it is possible. */
export interface Visitor {
  tab: Tab;
  open: (path: string) => Promise<void>;
  /** Clicks the first visible element that matches a CSS selector and contains the words. */
  click: (css: string, words?: string) => Promise<void>;
  /** Replaces the value of the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  /** Chooses a value in the select with this label. */
  choose: (label: string, value: string) => Promise<void>;
  sees: (css: string, words?: string) => Promise<void>;
  seesNo: (css: string, words?: string) => Promise<void>;
  /** The URL without its origin. */
  isAt: (address: RegExp) => Promise<void>;
  /** Waits until an interactive part of the page is hydrated. */
  isHydrated: (css: string) => Promise<void>;
}

const PATIENCE = { timeout: 15_000, interval: 50 };
const FIELDS = 'input, textarea, select';

export function visitorOf(tab: Tab, site: string): Visitor {
  const isThere = (css: string, words: string) =>
    tab.run(find, css, words, false).then((found) => found !== null);

  async function click(css: string, words = ''): Promise<void> {
    let before = '';
    let place: Place | null = null;
    // Waits until its position is the same twice in a row: it has stopped moving, and nothing covers it.
    await expect
      .poll(
        async () => {
          place = await tab.run(find, css, words, true);
          const still = JSON.stringify(place) === before && place?.isFree;
          before = JSON.stringify(place);
          return still || before;
        },
        { ...PATIENCE, message: `${css} ${words} can be clicked` },
      )
      .toBe(true);
    await tab.clickAt(...centerOf(place));
  }

  return {
    tab,
    open: (path) => tab.open(site + path),
    click,
    async fill(label, text) {
      // A click on a page that has just opened may come too early; a person types once the cursor is in the field.
      await expect
        .poll(
          async () => {
            await click(FIELDS, label);
            return await tab.run(hasCursor, label);
          },
          { ...PATIENCE, message: `the cursor is in ${label}` },
        )
        .toBe(true);
      await tab.run(selectAll);
      await tab.type(text);
      await expect.poll(() => tab.run(focusedValue), PATIENCE).toBe(text);
    },
    async choose(label, value) {
      await expect.poll(() => isThere('select', label), PATIENCE).toBe(true);
      await tab.run(chooseOption, label, value);
    },
    sees: (css, words = '') =>
      expect.poll(() => isThere(css, words), { ...PATIENCE, message: `sees ${css} ${words}` }).toBe(true),
    seesNo: (css, words = '') =>
      expect.poll(() => isThere(css, words), { ...PATIENCE, message: `sees no ${css} ${words}` }).toBe(false),
    isAt: (address) =>
      expect
        .poll(() => tab.run(() => location.href.slice(location.origin.length)), PATIENCE)
        .toMatch(address),
    isHydrated: (css) =>
      expect.poll(() => tab.run(isHydrated, css), { ...PATIENCE, message: `${css} is hydrated` }).toBe(true),
  };
}

interface Place {
  x: number;
  y: number;
  isFree: boolean;
}

function centerOf(place: Place | null): [x: number, y: number] {
  if (!place) throw new Error('Nothing to click');
  return [place.x, place.y];
}

// The following functions run in the page.

function find(css: string, words: string, scrollThere: boolean): Place | null {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return plain(element.getAttribute('aria-label') ?? (label ?? element).textContent);
  };
  const visible = [...document.querySelectorAll(css)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
  const found =
    visible.find((element) => nameOf(element) === words) ??
    visible.find((element) => nameOf(element).includes(words));
  if (!found) return null;
  if (scrollThere) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  // Until a page has loaded and settled, it moves or ignores clicks.
  const isLoaded = document.readyState === 'complete';
  return { x, y, isFree: isLoaded && found.contains(top) };
}

/** Whether the field with this label has the focus, so that what is typed goes into it. */
function hasCursor(label: string): boolean {
  const field = document.activeElement as HTMLInputElement | null;
  const name = field?.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent ?? '';
  return name.replace(/\s+/g, ' ').includes(label);
}

function selectAll(): void {
  (document.activeElement as HTMLInputElement | null)?.select?.();
}

function focusedValue(): string {
  return (document.activeElement as HTMLInputElement | null)?.value ?? '';
}

function chooseOption(label: string, value: string): void {
  const list = [...document.querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.textContent?.trim().startsWith(label),
  );
  if (!list) return;
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function isHydrated(css: string): boolean {
  const part = document.querySelector(css);
  part?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return part !== null && !part.closest('astro-island')?.hasAttribute('ssr');
}
