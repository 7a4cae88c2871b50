const PREFIX = 'desk-content:';

/** A text of the site that has not reached the server, kept on this device even when the window is closed. */
export interface LocalCopy<Text> {
  read(): Text | null;
  /** null forgets what this one has read or written, and nothing else. */
  write(text: Text | null): void;
}

/** The copies of this tab, until it is closed. */
const held = new Set<string>();

/**
 * A copy that no other tab writes: two that write the same have one each. What an earlier tab left comes first.
 * @param about what of the subject it is; without it, whatever of the subject was left
 */
export async function holdLocalCopy<Text>(
  person: string,
  subject: string,
  about?: string,
): Promise<LocalCopy<Text>> {
  const all = keyOf(person, subject);
  const own = about === undefined ? all : `${all}?${about}`;
  const isOurs = (key: string) =>
    key === own || key.startsWith(`${own}#`) || (about === undefined && key.startsWith(`${own}?`));
  for (const key of kept().filter(isOurs).toSorted()) if (await hold(key)) return copyAt(key);
  for (let place = 1; ; place += 1) {
    const key = place === 1 ? own : `${own}#${place}`;
    if (await hold(key)) return copyAt(key);
  }
}

/** The copy of a subject that came to be in this tab. */
export function newLocalCopy<Text>(person: string, subject: string): LocalCopy<Text> {
  const key = keyOf(person, subject);
  void hold(key);
  return copyAt(key);
}

async function hold(key: string): Promise<boolean> {
  if (held.has(key)) return true;
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
  if (await isFree) held.add(key);
  return held.has(key);
}

function copyAt<Text>(key: string): LocalCopy<Text> {
  let last: string | null = null;
  return {
    read() {
      try {
        last = localStorage.getItem(key);
        return JSON.parse(last ?? 'null') as Text | null;
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
        // A full or forbidden storage: the server has the text a moment later.
      }
    },
  };
}

function kept(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

const keyOf = (person: string, subject: string) => `${PREFIX}${person}:${subject}`;

export const hasLocalCopies = (person: string): boolean =>
  kept().some((key) => key.startsWith(keyOf(person, '')));

/** After this person has signed out by hand. A session that ended by itself keeps them for when the same person is back. */
export function dropLocalCopies(person: string): void {
  for (const key of kept()) if (key.startsWith(keyOf(person, ''))) localStorage.removeItem(key);
}
