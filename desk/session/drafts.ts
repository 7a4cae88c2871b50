import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { meQuery } from '../api/queries.ts';
import { warnBeforeLeaving } from './unsaved.ts';

const PREFIX = 'desk-draft:';

/** What is typed before the server has said who is there, by subject. */
const early = new Map<string, string>();

const listeners = new Set<() => void>();

/**
 * Text that is typed and not sent yet, kept in this tab for each person and subject until somebody signs out.
 * @returns the text, and what changes it: by what stands there at that moment, even after its field has gone
 */
export function useDraft(subject: string): [text: string, change: (to: (now: string) => string) => void] {
  const client = useQueryClient();
  const person = useQuery(meQuery).data?.id;
  const text = useSyncExternalStore(listen, () => read(person, subject));
  const change = (to: (now: string) => string) => {
    // Who is there may have become known since this was rendered.
    const writer = client.getQueryData(meQuery.queryKey)?.id;
    write(writer, subject, to(read(writer, subject)));
    tell();
  };
  const isTyped = text.trim() !== '';
  useEffect(() => (isTyped ? warnBeforeLeaving() : undefined), [isTyped]);
  return [text, change];
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function read(person: string | undefined, subject: string): string {
  const typed = early.get(subject) ?? '';
  if (person === undefined) return typed;
  const kept = sessionStorage.getItem(keyOf(person, subject)) ?? '';
  if (typed === '') return kept;
  early.delete(subject);
  const text = withTakenBack(kept)(typed);
  write(person, subject, text);
  return text;
}

function write(person: string | undefined, subject: string, text: string): void {
  if (person === undefined) early.set(subject, text);
  else if (text === '') sessionStorage.removeItem(keyOf(person, subject));
  else sessionStorage.setItem(keyOf(person, subject), text);
}

const keyOf = (person: string, subject: string) => `${PREFIX}${person}:${subject}`;

/** A draft without what has been sent: words that were typed meanwhile stay. */
export function withoutSent(sent: string): (now: string) => string {
  return (now) => (now.trim() === sent ? '' : now);
}

/** A draft with what was taken back, before the words that were typed meanwhile. */
export function withTakenBack(sent: string): (now: string) => string {
  return (now) => [sent, now].filter((text) => text.trim() !== '').join('\n\n');
}

/** The subjects of drafts, up to their first colon: leads. */
export function draftedLeads(): string[] {
  return [...new Set(keptDrafts().map((key) => key.slice(PREFIX.length).split(':')[1] ?? ''))];
}

export const hasDrafts = (person: string): boolean =>
  keptDrafts().some((key) => key.startsWith(keyOf(person, '')));

/** After a lead was erased: whoever typed it. */
export const dropDraftsOf = (leadId: string) => drop((key) => key.split(':')[2] === leadId);

/** After this person has signed out by hand. A session that ended by itself keeps them for when the same person is back. */
export const dropDrafts = (person: string) => drop((key) => key.startsWith(keyOf(person, '')));

const keptDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

function drop(isMeant: (key: string) => boolean): void {
  for (const key of keptDrafts()) if (isMeant(key)) sessionStorage.removeItem(key);
  tell();
}
