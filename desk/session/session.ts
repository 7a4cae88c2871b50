import type { QueryClient } from '@tanstack/react-query';
import { desk, hasStatus } from '../api/desk-client.ts';
import { meQuery } from '../api/queries.ts';
import { dropDrafts, hasDrafts } from './drafts.ts';
import { dropLocalCopies, hasLocalCopies } from './local-copies.ts';
import { clearToasts } from './toasts.ts';
import { isAnythingUnsaved, leaveUnasked } from './unsaved.ts';

/** Whether signing out would lose words or photos that have not reached the server. */
export function wouldLose(client: QueryClient): boolean {
  const person = client.getQueryData(meQuery.queryKey)?.id;
  return isAnythingUnsaved() || (person !== undefined && (hasLocalCopies(person) || hasDrafts(person)));
}

/** Ends this session and forgets all that it showed. @returns false when the server could not be told */
export async function signOut(client: QueryClient): Promise<boolean> {
  try {
    await desk['sign-out'].$post();
  } catch (error) {
    if (!hasStatus(error, 401)) return false;
  }
  leaveForGood(client);
  return true;
}

/** After one's session was ended by hand: forgets what was typed here. */
export function leaveForGood(client: QueryClient): void {
  const person = client.getQueryData(meQuery.queryKey)?.id;
  // Not before the page has gone: until then its editors keep what they hold.
  if (person !== undefined)
    window.addEventListener('pagehide', () => {
      dropLocalCopies(person);
      dropDrafts(person);
    });
  leave(client, '/desk/sign-in');
}

/** The session has ended elsewhere: to the door, and back here after signing in. */
export function leaveToSignIn(client: QueryClient): void {
  const here = location.pathname + location.search;
  if (here.startsWith('/desk/sign-in')) return;
  leave(client, `/desk/sign-in?to=${encodeURIComponent(here)}`);
}

function leave(client: QueryClient, address: string): void {
  leaveUnasked();
  client.clear();
  clearToasts();
  // A new document: nothing of the old one is left in memory for Back to show.
  location.replace(address);
}

/**
 * Where to go after signing in: a page of the desk behind the door, never another site.
 * @param origin this site's
 */
export function pageAfterSignIn(to: string | undefined, origin: string): string {
  const asked = URL.parse(to ?? '', origin);
  const isOurs = asked?.origin === origin && /^\/desk\/(?!(sign-in|setup|join|reset)$)/.test(asked.pathname);
  return isOurs ? asked.pathname + asked.search : '/desk/leads';
}
