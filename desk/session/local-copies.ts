const PREFIX = 'desk-content:';

/** A text of the site that has not reached the server, kept on this device even when the window is closed. */
export function localCopy<Text>(person: string, subject: string) {
  const key = `${PREFIX}${person}:${subject}`;
  return {
    read(): Text | null {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') as Text | null;
      } catch {
        return null;
      }
    },
    write(text: Text | null): void {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(text));
      } catch {
        // A full or forbidden storage: the server has the text a moment later.
      }
    },
  };
}

/** After signing out by hand. A session that ended by itself keeps them for when the same person is back. */
export function dropLocalCopies(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}
