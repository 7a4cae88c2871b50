import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { meQuery } from '../api/queries.ts';
import { createStore } from './store.ts';
import { warnBeforeLeaving } from './unsaved.ts';

const PREFIX = 'desk-draft:';

/** Text that is not in storage, by subject: typed before the signed-in person is known, or while storage is full. */
const unstored = new Map<string, string>();

/** Counts the changes of drafts. */
const changes = createStore(0);

/**
 * Unsent text, stored in this tab per person and subject until the person signs out.
 * @returns the text, and a setter that takes an updater function; the setter works even after its field has unmounted
 */
export function useDraft(subject: string): [text: string, change: (to: (now: string) => string) => void] {
  const client = useQueryClient();
  const person = useQuery(meQuery).data?.id;
  const text = useSyncExternalStore(changes.subscribe, () => read(person, subject));
  const change = (to: (now: string) => string) => {
    // The person may have been loaded since the last render.
    const writer = client.getQueryData(meQuery.queryKey)?.id;
    write(writer, subject, to(read(writer, subject)));
    notify();
  };
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? warnBeforeLeaving() : undefined), [isTyped]);
  return [text, change];
}

const notify = () => changes.set(changes.get() + 1);

function read(person: string | undefined, subject: string): string {
  const typed = unstored.get(subject) ?? '';
  if (person === undefined) return typed;
  const kept = sessionStorage.getItem(keyOf(person, subject)) ?? '';
  if (typed === '') return kept;
  const text = withRestored(kept)(typed);
  write(person, subject, text);
  return text;
}

function write(person: string | undefined, subject: string, text: string): void {
  if (person === undefined) return void unstored.set(subject, text);
  unstored.delete(subject);
  sessionStorage.removeItem(keyOf(person, subject));
  if (text === '') return;
  try {
    sessionStorage.setItem(keyOf(person, subject), text);
  } catch {
    unstored.set(subject, text);
  }
}

const keyOf = (person: string, subject: string) => `${PREFIX}${person}:${subject}`;

/** Clears a draft after sending, unless its text was edited in the meantime. */
export function withoutSent(sent: string): (now: string) => string {
  return (now) => (now.trim() === sent ? '' : now);
}

/** Puts text that was sent and undone back into the draft, before anything typed since; it is still there if no answer came. */
export function withRestored(sent: string): (now: string) => string {
  return (now) =>
    now.trim() === sent.trim() ? now : [sent, now].filter((text) => text.trim() !== '').join('\n\n');
}

/** The ids of leads that have drafts: a subject starts with the lead's id, then a colon. */
export function draftedLeads(): string[] {
  return [...new Set(draftKeys().map((key) => key.slice(PREFIX.length).split(':')[1] ?? ''))];
}

export const hasDrafts = (person: string): boolean =>
  draftKeys().some((key) => key.startsWith(keyOf(person, '')));

/** Deletes all drafts about an erased lead, whoever wrote them. */
export function deleteDraftsAbout(leadId: string): void {
  for (const subject of unstored.keys()) if (subject.startsWith(`${leadId}:`)) unstored.delete(subject);
  deleteWhere((key) => key.split(':')[2] === leadId);
}

/** Deletes a person's drafts after they sign out. After an expired session the drafts stay until the person signs in again. */
export const deleteDrafts = (person: string) => deleteWhere((key) => key.startsWith(keyOf(person, '')));

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

function deleteWhere(isMeant: (key: string) => boolean): void {
  for (const key of draftKeys()) if (isMeant(key)) sessionStorage.removeItem(key);
  notify();
}
