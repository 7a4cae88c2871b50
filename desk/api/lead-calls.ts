import type { FirstReplyWay, LeadChange } from '#domain/desk/lead-inbox.ts';
import { byId, DeskError, desk, hasStatus, once, read } from './desk-client.ts';

export type ContactWay = Exclude<FirstReplyWay, 'reply'>;

// What the desk does with a lead.

const lead = desk.leads[':id'];

/** Throws a `DeskError` of status 409, with the lead as it is now, when somebody else was faster. */
export const changeLead = (id: string, json: LeadChange) => read(lead.$patch({ ...byId(id), json }));

export const addNote = (id: string, text: string, idempotencyKey: string) =>
  read(lead.notes.$post({ ...byId(id), json: { text } }, once(idempotencyKey)));

/** Leaves after ten seconds, unless it is taken back. */
export const sendReply = (id: string, text: string, idempotencyKey: string) =>
  read(lead.replies.$post({ ...byId(id), json: { text } }, once(idempotencyKey)));

/** Tells that the person was answered some other way, which stops the clock. */
export const recordContact = (id: string, way: ContactWay, idempotencyKey: string) =>
  read(lead.contacts.$post({ ...byId(id), json: { way } }, once(idempotencyKey)));

/** Entries whose removal was asked for without an answer. */
const perhapsRemoved = new Set<string>();

/** Takes an entry back. Asked again because the answer was lost, it may be gone already. */
export async function removeEntry(
  id: string,
  kind: 'notes' | 'replies' | 'contacts',
  entryId: string,
): Promise<void> {
  try {
    await lead[kind][':entry'].$delete({ param: { ...byId(id).param, entry: encodeURIComponent(entryId) } });
  } catch (error) {
    if (hasStatus(error, 404) && perhapsRemoved.has(entryId)) return;
    if (!(error instanceof DeskError)) perhapsRemoved.add(entryId);
    throw error;
  }
}

export const markRead = (id: string) => lead.read.$post(byId(id));

/** Puts a lead into another one of the same person, or with null takes it out again. */
export const mergeLead = (id: string, into: string | null) =>
  lead.merge.$post({ ...byId(id), json: { into } });

/** Whom erasing leaves, unless they are chosen. */
export const readErasure = (id: string) => read(lead.erasure.$get(byId(id)));

/** Erases the person, with every lead of theirs. @param also leads of others that go too */
export const eraseLead = (id: string, also: string[]) =>
  lead.$delete({ ...byId(id), query: { also: also.join() } });

export const retryDelivery = (deliveryId: string) => desk.deliveries[':id'].retry.$post(byId(deliveryId));
