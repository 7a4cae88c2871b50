import type { Kysely, Selectable } from 'kysely';
import type { LeadDelivery, LeadDetail, LeadStatus, TimelineEntry } from '#domain/desk/lead-inbox.ts';
import { stripBidiControls } from '#domain/leads/strip-bidi-controls.ts';
import type { LeadEntryTable } from '../database/desk-schema.ts';
import type { DeliveryTable, Schema } from '../database/schema.ts';
import { leadRows, toLeadRow } from './inbox.ts';
import { personKey } from './lead-person.ts';
import { toLead } from './lead-store.ts';

/**
 * Everything about a lead, for one person.
 * @param titles titles of the site's pages, by path
 * @returns null for an unknown id
 */
export async function readLeadDetail(
  db: Kysely<Schema>,
  titles: ReadonlyMap<string, string>,
  personId: string,
  id: string,
): Promise<LeadDetail | null> {
  const row = await leadRows(db, personId).where('leads.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const lead = toLead(row);
  const same = await db.selectFrom('leads').selectAll().where('merged_into', '=', id).execute();
  const ids = [id, ...same.map((other) => other.id)];
  const [consents, deliveries, entries, others] = await Promise.all([
    db
      .selectFrom('consents')
      .selectAll()
      .where('lead_id', 'in', ids)
      .orderBy('created_at')
      .orderBy('channel')
      .execute(),
    db.selectFrom('deliveries').selectAll().where('lead_id', 'in', ids).orderBy('created_at').execute(),
    db.selectFrom('lead_entries').selectAll().where('lead_id', 'in', ids).execute(),
    othersOfPerson(db, row),
  ]);
  const asked = [lead, ...same.map(toLead)];
  // A merged lead may be of somebody else with the same address and another number.
  const sameNumber = new Set(
    [row, ...same].filter((one) => one.phone_digits === row.phone_digits).map((one) => one.id),
  );
  const chats = await chatEntries(db, [row, ...same]);
  const paths = [lead.attribution.landingPage, ...[...asked, ...consents].map(({ page }) => page)];
  return {
    ...toLeadRow(row),
    email: lead.email,
    phone: lead.phone,
    message: stripBidiControls(lead.message),
    address: stripBidiControls(lead.address),
    attribution: lead.attribution,
    pages: [...titles].filter(([path]) => paths.includes(path)).map(([path, title]) => ({ path, title })),
    spamSignals: lead.spamSignals,
    mayCallOrText: consents.some(
      (consent) =>
        consent.channel === 'call-text' && consent.granted === 1 && sameNumber.has(consent.lead_id),
    ),
    consents: consents.map((consent) => ({
      channel: consent.channel,
      granted: consent.granted === 1,
      text: consent.text,
      version: consent.version,
      page: consent.page,
      givenAt: consent.created_at,
    })),
    disclosureDueAt: lead.disclosureDueAt,
    disclosureDoneAt: row.disclosure_done_at,
    firstReplyVia: row.first_reply_via,
    firstReplyBy: row.first_reply_by,
    deliveries: deliveries.map(toLeadDelivery),
    timeline: timelineOf(asked, entries, deliveries, chats, personId),
    othersOfPerson: others,
    mergedInto: row.merged_into,
    updatedBy: row.updated_by,
    updatedByYou: row.updated_by_id === personId,
    updatedAt: row.updated_at || lead.createdAt,
  };
}

/** A delivery with the states that the desk shows. */
function toLeadDelivery(row: Selectable<DeliveryTable>): LeadDelivery {
  const state = row.state === 'done' ? 'delivered' : row.state === 'dead' ? 'failed' : 'waiting';
  return {
    id: row.id,
    channel: row.channel,
    state,
    tries: row.attempts,
    // A delivery not yet attempted has the Unix epoch as its time.
    ...(state === 'waiting' && { nextTryAt: row.next_at < row.created_at ? row.created_at : row.next_at }),
    ...(row.last_error !== null && { reason: row.last_error }),
    ...(row.done_at !== null && { doneAt: row.done_at }),
  };
}

/** A timeline entry for one person. @param deliveries those of its lead */
export function toTimelineEntry(
  row: Selectable<LeadEntryTable>,
  deliveries: Selectable<DeliveryTable>[],
  personId: string,
): TimelineEntry {
  const sent = deliveries.find(({ target }) => target === row.id);
  const data = JSON.parse(row.data || '{}');
  const start = { id: row.id, at: row.at, who: row.person_name, byYou: row.person_id === personId };
  if (row.kind !== 'reply') return { ...start, kind: row.kind, text: row.text, ...data };
  return {
    ...start,
    kind: 'reply',
    text: row.text,
    sendsAt: data.sendsAt,
    delivery: sent ? toLeadDelivery(sent) : null,
  };
}

/** Newest first; entries of the same millisecond keep their order. */
function timelineOf(
  asked: ReturnType<typeof toLead>[],
  entries: Selectable<LeadEntryTable>[],
  deliveries: Selectable<DeliveryTable>[],
  chats: TimelineEntry[],
  personId: string,
): TimelineEntry[] {
  const forms = asked.map((lead): TimelineEntry => {
    const start = { id: lead.id, at: lead.createdAt, who: '', byYou: false };
    const { kind: leadKind, page } = lead;
    const firstName = stripBidiControls(lead.firstName);
    return { ...start, kind: 'form', firstName, leadKind, page, message: stripBidiControls(lead.message) };
  });
  const machines = deliveries
    .filter(({ channel }) => channel !== 'reply-email')
    .map(
      (row): TimelineEntry => ({
        id: row.id,
        at: row.created_at,
        who: '',
        byYou: false,
        kind: 'delivery',
        delivery: toLeadDelivery(row),
      }),
    );
  const done = entries
    .toSorted((a, b) => a.position - b.position)
    .map((row) => toTimelineEntry(row, deliveries, personId));
  return [...chats, ...forms, ...machines, ...done]
    .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .reverse();
}

/** The chat in which each lead was taken, while chats are still stored. */
async function chatEntries(
  db: Kysely<Schema>,
  leads: { id: string; first_name: string; chat_session: string; created_at: string }[],
): Promise<TimelineEntry[]> {
  const ofChat = leads.filter((lead) => lead.chat_session !== '');
  if (ofChat.length === 0) return [];
  const rows = await db
    .selectFrom('chat_messages')
    .select(['session_id', 'role', 'content'])
    .where(
      'session_id',
      'in',
      ofChat.map((lead) => lead.chat_session),
    )
    .orderBy('turn')
    .execute();
  return ofChat.flatMap((lead): TimelineEntry[] => {
    const messages = rows
      .filter((row) => row.session_id === lead.chat_session)
      .map(({ role, content }) => ({ role, content: stripBidiControls(content) }));
    if (messages.length === 0) return [];
    const start = { id: `chat-${lead.id}`, at: lead.created_at, who: '', byYou: false };
    return [{ ...start, kind: 'chat', firstName: stripBidiControls(lead.first_name), messages }];
  });
}

/** Other leads of the same person, newest first. */
async function othersOfPerson(
  db: Kysely<Schema>,
  lead: { id: string; person_key: string | null },
): Promise<LeadDetail['othersOfPerson']> {
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'first_name', 'last_name', 'created_at', 'status', 'kind'])
    .where('id', '<>', lead.id)
    .where('merged_into', 'is', null)
    .where(personKey, '=', lead.person_key ?? lead.id)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    firstName: stripBidiControls(row.first_name),
    lastName: stripBidiControls(row.last_name),
    createdAt: row.created_at,
    status: row.status as LeadStatus,
    kind: row.kind,
  }));
}
