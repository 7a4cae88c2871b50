import type { FirstReplyWay, LeadChange } from '#domain/desk/lead-inbox.ts';
import { byId, DeskError, desk, hasStatus, readJson, withIdempotencyKey } from './desk-client.ts';

export type ContactWay = Exclude<FirstReplyWay, 'reply'>;

// Requests that change a lead.

const lead = desk.leads[':id'];

/** @throws `DeskError` 409, with the current lead, when somebody else changed it first */
export const changeLead = (id: string, json: LeadChange) => readJson(lead.$patch({ ...byId(id), json }));

export const addNote = (id: string, text: string, idempotencyKey: string) =>
  readJson(lead.notes.$post({ ...byId(id), json: { text } }, withIdempotencyKey(idempotencyKey)));

/** Queues a reply, which is sent after ten seconds unless it is removed. */
export const sendReply = (id: string, text: string, idempotencyKey: string) =>
  readJson(lead.replies.$post({ ...byId(id), json: { text } }, withIdempotencyKey(idempotencyKey)));

/** Records that the person was contacted some other way, which stops the reply clock. */
export const recordContact = (id: string, way: ContactWay, idempotencyKey: string) =>
  readJson(lead.contacts.$post({ ...byId(id), json: { way } }, withIdempotencyKey(idempotencyKey)));

/** Entries whose delete request got no response, or only a server error, which a proxy also sends. */
const unconfirmedRemovals = new Set<string>();

/** Removes a timeline entry. A retry after a lost response accepts 404. */
export async function removeEntry(
  id: string,
  kind: 'notes' | 'replies' | 'contacts',
  entryId: string,
): Promise<void> {
  try {
    await lead[kind][':entry'].$delete({ param: { ...byId(id).param, entry: encodeURIComponent(entryId) } });
  } catch (error) {
    if (hasStatus(error, 404) && unconfirmedRemovals.has(entryId)) return;
    if (!(error instanceof DeskError && error.status < 500)) unconfirmedRemovals.add(entryId);
    throw error;
  }
}

export const markRead = (id: string) => lead.read.$post(byId(id));

/** Merges a lead into another one of the same person; null undoes the merge. */
export const mergeLead = (id: string, into: string | null) =>
  lead.merge.$post({ ...byId(id), json: { into } });

/** Fetches the related leads that erasing would leave unless they are selected. */
export const readErasure = (id: string) => readJson(lead.erasure.$get(byId(id)));

/** Erases the person with all of their leads. @param also ids of related leads to erase, too */
export const eraseLead = (id: string, also: string[]) =>
  lead.$delete({ ...byId(id), query: { also: also.join() } });

export const retryDelivery = (deliveryId: string) => desk.deliveries[':id'].retry.$post(byId(deliveryId));
