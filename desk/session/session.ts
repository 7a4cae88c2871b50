import type { QueryClient } from '@tanstack/react-query';
import { desk, hasStatus } from '../api/desk-client.ts';
import { meQuery } from '../api/queries.ts';
import { deleteDrafts, hasDrafts } from './drafts.ts';
import { deleteLocalCopies, hasLocalCopies } from './local-copies.ts';
import { clearToasts } from './toasts.ts';
import { disableLeaveWarning, hasUnsavedChanges } from './unsaved.ts';

/** Whether signing out would lose text or photos that have not reached the server. */
export function hasUnsavedWork(client: QueryClient): boolean {
  const person = client.getQueryData(meQuery.queryKey)?.id;
  return hasUnsavedChanges() || (person !== undefined && (hasLocalCopies(person) || hasDrafts(person)));
}

/** Ends this session and clears its data. @returns false when the server could not be reached */
export async function signOut(client: QueryClient): Promise<boolean> {
  try {
    await desk['sign-out'].$post();
  } catch (error) {
    if (!hasStatus(error, 401)) return false;
  }
  leaveAfterSignOut(client);
  return true;
}

/** Leaves after an explicit sign-out: deletes unsaved text on this device. */
export function leaveAfterSignOut(client: QueryClient): void {
  const person = client.getQueryData(meQuery.queryKey)?.id;
  // On pagehide, because until then open editors would write their text again.
  if (person !== undefined)
    window.addEventListener('pagehide', () => {
      deleteLocalCopies(person);
      deleteDrafts(person);
    });
  leave('/desk/sign-in');
}

/** Leaves after the session ended elsewhere: to the sign-in page, which leads back here. */
export function leaveToSignIn(): void {
  const here = location.pathname + location.search;
  if (here.startsWith('/desk/sign-in')) return;
  leave(`/desk/sign-in?to=${encodeURIComponent(here)}`);
}

function leave(address: string): void {
  disableLeaveWarning();
  clearToasts();
  // A full page load, so that nothing stays in memory for the Back button. Until then, what is typed still goes into drafts.
  location.replace(address);
}

/**
 * Returns the page to open after sign-in: a signed-in page of the desk, never another site.
 * @param origin this site's origin
 */
export function pageAfterSignIn(to: string | undefined, origin: string): string {
  const asked = URL.parse(to ?? '', origin);
  const isOurs = asked?.origin === origin && /^\/desk\/(?!(sign-in|setup|join|reset)$)/.test(asked.pathname);
  return isOurs ? asked.pathname + asked.search : '/desk/leads';
}
