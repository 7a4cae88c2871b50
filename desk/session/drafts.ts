import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../api/queries.ts';

const PREFIX = 'desk-draft:';

/**
 * Text that is typed and not sent yet, kept in this tab for each person and subject until somebody signs out.
 * @returns the text, and what changes it: by what stands there at that moment
 */
export function useDraft(subject: string): [text: string, change: (to: (now: string) => string) => void] {
  const person = useQuery(meQuery).data?.id ?? '';
  const key = `${PREFIX}${person}:${subject}`;
  const [draft, setDraft] = useState({ key, text: read(key) });
  // Another subject: its own draft, within the same rendering.
  if (draft.key !== key) setDraft({ key, text: read(key) });
  const change = (to: (now: string) => string) => {
    const text = to(read(key));
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    setDraft({ key, text });
  };
  return [draft.key === key ? draft.text : '', change];
}

function read(key: string): string {
  return sessionStorage.getItem(key) ?? '';
}

/** A draft without what has been sent: words that were typed meanwhile stay. */
export function withoutSent(sent: string): (now: string) => string {
  return (now) => (now.trim() === sent ? '' : now);
}

/** A draft with what was taken back, before the words that were typed meanwhile. */
export function withTakenBack(sent: string): (now: string) => string {
  return (now) => [sent, now].filter((text) => text.trim() !== '').join('\n\n');
}

/** After signing out by hand. A session that ended by itself keeps them for when the same person is back. */
export function dropDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}
