import type { QueryClient } from '@tanstack/react-query';
import { leadQuery } from '../api/queries.ts';
import { deleteDraftsAbout, draftedLeads } from './drafts.ts';
import { closeUndoToasts } from './toasts.ts';

/** Queries whose results contain personal data. */
const PERSONAL_DATA = ['leads', 'conversations', 'questions'];

/** Removes all data of an erased lead from this browser. */
export function forgetLead(client: QueryClient, id: string): void {
  deleteDraftsAbout(id);
  closeUndoToasts(id);
  resetInactiveQueries(client);
  // Queries on screen are cleared at once; the refetch then says that the lead was erased.
  const seen = client.getQueryCache().findAll({
    predicate: ({ queryKey: [kind, subject], state }) =>
      state.data !== undefined && ((kind === 'lead' && subject === id) || kind === 'conversation'),
  });
  for (const { queryKey } of seen) void client.resetQueries({ queryKey, exact: true });
  for (const kind of PERSONAL_DATA) void client.invalidateQueries({ queryKey: [kind] });
  void closeNotifications(id);
}

/** Clears queries not on screen, which may hold leads erased while this page received no events. */
export function resetInactiveQueries(client: QueryClient): void {
  // Reset, not removed: a page that is just opening holds a reference to its query.
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) {
    if (query.state.data !== undefined) query.reset();
  }
}

/** Fetches each lead that has drafts: a 404 response deletes the drafts of an erased lead. */
export function refetchDraftedLeads(client: QueryClient): void {
  for (const id of draftedLeads()) void client.prefetchQuery(leadQuery(id));
}

async function closeNotifications(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/desk/');
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}
