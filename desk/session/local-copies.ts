const PREFIX = 'desk-content:';

/** Unsaved content, stored on this device even after the window is closed. */
export interface LocalCopy<Text> {
  read(): Text | null;
  /** null deletes the stored text, but only if this copy read or wrote it. */
  write(text: Text | null): void;
}

/** The storage keys claimed by this tab, until it is closed. */
const claimed = new Set<string>();

/** The copies by key: one object each, however often an editor is opened. */
const copies = new Map<string, LocalCopy<unknown>>();

/**
 * Claims a copy that no other tab writes: two tabs that edit the same subject get one each. Prefers what an earlier tab left.
 * @param about narrows the subject; without it, any copy of the subject is taken
 */
export async function claimLocalCopy<Text>(
  person: string,
  subject: string,
  about?: string,
): Promise<LocalCopy<Text>> {
  const all = keyOf(person, subject);
  const own = about === undefined ? all : `${all}?${about}`;
  const isOurs = (key: string) =>
    key === own || key.startsWith(`${own}#`) || (about === undefined && key.startsWith(`${own}?`));
  for (const key of storedKeys().filter(isOurs).toSorted()) if (await claim(key)) return copyAt(key);
  for (let place = 1; ; place += 1) {
    const key = place === 1 ? own : `${own}#${place}`;
    if (await claim(key)) return copyAt(key);
  }
}

/** The copy for a subject that was just created in this tab. */
export function newLocalCopy<Text>(person: string, subject: string): LocalCopy<Text> {
  const key = keyOf(person, subject);
  void claim(key);
  return copyAt(key);
}

async function claim(key: string): Promise<boolean> {
  if (claimed.has(key)) return true;
  const { promise: isFree, resolve } = Promise.withResolvers<boolean>();
  // Over plain HTTP browsers have no locks.
  if (!navigator.locks) resolve(true);
  else
    void navigator.locks
      .request(key, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise(() => undefined);
      })
      .catch(() => resolve(true));
  if (await isFree) claimed.add(key);
  return claimed.has(key);
}

function copyAt<Text>(key: string): LocalCopy<Text> {
  const copy = copies.get(key) ?? newCopy(key);
  copies.set(key, copy);
  return copy as LocalCopy<Text>;
}

function newCopy(key: string): LocalCopy<unknown> {
  let last: string | null = null;
  return {
    read() {
      try {
        last = localStorage.getItem(key);
        return JSON.parse(last ?? 'null');
      } catch {
        return null;
      }
    },
    write(text) {
      try {
        if (text !== null) {
          const next = JSON.stringify(text);
          localStorage.setItem(key, next);
          last = next;
        } else if (localStorage.getItem(key) === last) localStorage.removeItem(key);
      } catch {
        // Storage is full or forbidden: the server gets the text a moment later anyway.
      }
    },
  };
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

const keyOf = (person: string, subject: string) => `${PREFIX}${person}:${subject}`;

export const hasLocalCopies = (person: string): boolean =>
  storedKeys().some((key) => key.startsWith(keyOf(person, '')));

/** Deletes a person's copies after they sign out. After an expired session the copies stay until the person signs in again. */
export function deleteLocalCopies(person: string): void {
  for (const key of storedKeys()) if (key.startsWith(keyOf(person, ''))) localStorage.removeItem(key);
}
