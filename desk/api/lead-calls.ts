import type { FirstReplyWay, LeadChange, LeadDetail, TimelineEntry } from '#domain/desk/lead-inbox.ts';
import { callDesk } from './desk-client.ts';

export type ContactWay = Exclude<FirstReplyWay, 'reply'>;

// What the desk does with a lead.

const of = (id: string) => `/leads/${encodeURIComponent(id)}`;

/** Throws a `DeskError` of status 409, with the lead as it is now, when somebody else was faster. */
export const changeLead = (id: string, change: LeadChange) =>
  callDesk<LeadDetail>(of(id), { method: 'PATCH', body: change });

export const addNote = (id: string, text: string, idempotencyKey: string) =>
  callDesk<TimelineEntry>(`${of(id)}/notes`, { method: 'POST', body: { text }, idempotencyKey });

/** Leaves after ten seconds, unless it is taken back. */
export const sendReply = (id: string, text: string, idempotencyKey: string) =>
  callDesk<TimelineEntry>(`${of(id)}/replies`, { method: 'POST', body: { text }, idempotencyKey });

/** Tells that the person was answered some other way, which stops the clock. */
export const recordContact = (id: string, way: ContactWay) =>
  callDesk<TimelineEntry>(`${of(id)}/contacts`, { method: 'POST', body: { way } });

export const removeEntry = (id: string, kind: 'notes' | 'replies' | 'contacts', entryId: string) =>
  callDesk<null>(`${of(id)}/${kind}/${encodeURIComponent(entryId)}`, { method: 'DELETE' });

export const markRead = (id: string) => callDesk<null>(`${of(id)}/read`, { method: 'POST', body: {} });

/** Puts a lead into another one of the same person, or with null takes it out again. */
export const mergeLead = (id: string, into: string | null) =>
  callDesk<null>(`${of(id)}/merge`, { method: 'POST', body: { into } });

/** Erases the person, with every lead of theirs. */
export const eraseLead = (id: string) => callDesk<null>(of(id), { method: 'DELETE' });

export const retryDelivery = (deliveryId: string) =>
  callDesk<null>(`/deliveries/${encodeURIComponent(deliveryId)}/retry`, { method: 'POST', body: {} });
