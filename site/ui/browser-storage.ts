type Area = 'localStorage' | 'sessionStorage';

/** The text stored under a key; null if there is none or storage is blocked. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. If storage is full or blocked, nothing happens: the page itself still has the value. */
export function writeStored(area: Area, key: string, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // See above.
  }
}
