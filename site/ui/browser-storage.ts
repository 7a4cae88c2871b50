type Area = 'localStorage' | 'sessionStorage';

/** Texts that could not be stored, by key. They last as long as the page. */
const unstored = new Map<string, string>();

/** The text stored under a key; null if there is none. */
export function readStored(area: Area, key: string): string | null {
  try {
    return unstored.get(key) ?? window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. If storage is full or blocked, the page keeps the text. */
export function writeStored(area: Area, key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
}
