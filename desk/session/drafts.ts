import { useState } from 'react';

const PREFIX = 'desk-draft:';

/** Text that is typed and not sent yet, kept in this tab for each subject until somebody signs out. */
export function useDraft(subject: string): [text: string, setText: (text: string) => void] {
  const key = PREFIX + subject;
  const [draft, setDraft] = useState({ key, text: sessionStorage.getItem(key) ?? '' });
  // Another subject: its own draft, within the same rendering.
  if (draft.key !== key) setDraft({ key, text: sessionStorage.getItem(key) ?? '' });
  const setText = (text: string) => {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    setDraft({ key, text });
  };
  return [draft.key === key ? draft.text : '', setText];
}

/** Nothing typed at the desk outlives a signed-in session. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
