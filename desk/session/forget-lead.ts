import type { QueryClient } from '@tanstack/react-query';
import { leadQuery } from '../api/queries.ts';
import { draftedLeads, dropDraftsOf } from './drafts.ts';
import { dropOffers } from './toasts.ts';

/** What is kept of people while it is shown. */
const OF_PEOPLE = ['leads', 'lead-counts', 'conversations', 'questions'];

/** A lead was erased: nothing of it stays in this browser, whatever page is open. */
export function forgetLead(client: QueryClient, id: string): void {
  dropDraftsOf(id);
  dropOffers();
  forgetUnseen(client);
  // What is seen goes at once, and then says why it is not there.
  const seen = client.getQueryCache().findAll({
    predicate: ({ queryKey: [kind, subject], state }) =>
      state.data !== undefined && ((kind === 'lead' && subject === id) || kind === 'conversation'),
  });
  for (const { queryKey } of seen) void client.resetQueries({ queryKey, exact: true });
  for (const kind of OF_PEOPLE) void client.invalidateQueries({ queryKey: [kind] });
  void closeNotifications(id);
}

/** Whatever was erased while nobody listened is not shown from memory. */
export function forgetUnseen(client: QueryClient): void {
  // Emptied, not removed: a page that is just opening holds on to its query.
  for (const query of client.getQueryCache().findAll({ type: 'inactive' })) {
    if (query.state.data !== undefined) query.reset();
  }
}

/** Asks for each lead that somebody was writing to: what belongs to one that was erased goes. */
export function checkDrafts(client: QueryClient): void {
  for (const id of draftedLeads()) void client.prefetchQuery(leadQuery(id));
}

async function closeNotifications(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration('/desk/');
  for (const notification of (await registration?.getNotifications({ tag })) ?? []) notification.close();
}
