import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { deskFieldMessages } from '#content/desk-problems.ts';
import { FIRST_REPLY_WAYS, LEAD_FILTERS, LEAD_STATUSES, LONGEST_ENTRY } from '#domain/desk/lead-inbox.ts';
import { optionalText, requiredText } from '#domain/leads/field-rules.ts';
import type { Catalog } from '#domain/services.ts';
import { noteAudit, readErased } from '../auth/audit-log.ts';
import type { Database } from '../database/database.ts';
import { abortingStream } from '../http/aborting-stream.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { problem } from '../http/problem.ts';
import { readLargeJson } from '../http/read-json.ts';
import { typedJson } from '../http/typed-json.ts';
import { changeLead, markRead, mergeLead } from '../leads/change-lead.ts';
import { csvOfLeads } from '../leads/export-csv.ts';
import { countInbox, readInbox } from '../leads/inbox.ts';
import { readLeadDetail } from '../leads/lead-detail.ts';
import { addEntry, type NewEntry, removeEntry } from '../leads/lead-entries.ts';
import { retryNow } from '../outbox/retry-deliveries.ts';
import { type ErasureRequest, readErasure } from '../privacy/erase-person-of-lead.ts';
import { leadsOfPerson } from '../privacy/leads-of-person.ts';
import type { DeskEnv } from './desk-env.ts';
import { requireOwner, requireRecentSignIn } from './desk-gate.ts';
import { idText, isoTime, jsonBody, query, searchText, versionNumber } from './desk-input.ts';
import { pageTitles } from './page-titles.ts';

export interface LeadDeskRoutesOptions {
  database: Database;
  catalog: Catalog;
  /** Erases a person and all their data. @returns false if no lead has this id */
  erasePersonOfLead: (order: ErasureRequest) => Promise<boolean>;
  /** Wakes the delivery worker. */
  wake: () => void;
  log: Logger;
  now: () => Date;
}

const INBOX = v.object({
  status: v.optional(v.picklist(LEAD_STATUSES, 'status')),
  filter: v.optional(v.picklist(LEAD_FILTERS, 'other')),
  source: v.optional(v.string()),
  by: v.optional(v.literal('person', 'other')),
  q: searchText,
  cursor: v.optional(v.string(), ''),
});
const ENTRY = v.object({ text: requiredText(LONGEST_ENTRY) });
const CONTACT = v.object({
  way: v.picklist(FIRST_REPLY_WAYS.slice(1), 'other'),
  text: v.optional(optionalText(LONGEST_ENTRY), ''),
});
const CHANGE = v.object({
  version: versionNumber,
  status: v.exactOptional(v.picklist(LEAD_STATUSES, 'status')),
  assigneeId: v.exactOptional(v.nullable(idText)),
  disclosureDone: v.exactOptional(v.boolean('other')),
  snoozedUntil: v.exactOptional(v.nullable(isoTime('other'))),
});
const ERASURE = v.object({
  also: v.pipe(
    v.optional(v.string(), ''),
    v.transform((ids) => ids.split(',')),
  ),
});
const EXPORT = v.object({ lead: v.optional(v.string()) });
const MERGE = v.object({ into: v.nullable(idText) });

/** Routes to read and change leads. */
export function leadDeskRoutes({
  database,
  catalog,
  erasePersonOfLead,
  wake,
  log,
  now,
}: LeadDeskRoutesOptions) {
  const { db } = database;
  return new Hono<DeskEnv>()
    .get('/leads', query(INBOX), async (c) =>
      typedJson(c, await readInbox(db, c.get('signedIn').person.id, c.req.valid('query'), now())),
    )
    .get('/leads/counts', async (c) => typedJson(c, await countInbox(db, c.get('signedIn').person.id, now())))
    .get('/leads.csv', requireOwner, requireRecentSignIn, query(EXPORT), async (c) => {
      const { lead } = c.req.valid('query');
      // An empty id must not export all leads: the client meant a single one.
      if (c.req.query('lead') === '') return problem('notFound');
      const person = lead === undefined ? undefined : await leadsOfPerson(db, lead);
      if (person === null) return problem('notFound');
      const who = c.get('signedIn').person.email;
      await noteAudit(db, { who, action: 'exported', subject: lead ?? 'leads' });
      c.header('content-type', 'text/csv; charset=utf-8');
      const file = person === undefined ? 'leads.csv' : 'leads-of-one-person.csv';
      c.header('content-disposition', `attachment; filename="${file}"`);
      return c.body(abortingStream(csvOfLeads(db, { ids: person?.own.map(({ id }) => id) }), log));
    })
    .get('/leads/:id', async (c) => {
      const lead = await detail(c);
      if (lead) return typedJson(c, lead);
      const erased = await readErased(db, c.req.param('id'), c.get('signedIn').person);
      return problem('notFound', erased ? { more: { erased } } : {});
    })
    .patch('/leads/:id', jsonBody(CHANGE), async (c) => {
      const by = c.get('signedIn').person;
      const outcome = await changeLead(database, c.req.param('id'), by, c.req.valid('json'), now());
      if (outcome === 'no-such-person') {
        return problem('invalid', {
          errors: [{ field: 'assigneeId', message: deskFieldMessages.other ?? '' }],
        });
      }
      const lead = await detail(c);
      if (!lead) return problem('notFound');
      return outcome === 'conflict' ? problem('changedMeanwhile', { more: { lead } }) : typedJson(c, lead);
    })
    .get('/leads/:id/erasure', requireOwner, async (c) => {
      const erasure = await readErasure(database, c.req.param('id'));
      return erasure ? typedJson(c, erasure) : problem('notFound');
    })
    .delete('/leads/:id', requireOwner, requireRecentSignIn, query(ERASURE), async (c) => {
      const { also } = c.req.valid('query');
      const who = c.get('signedIn').person.email;
      const isErased = await erasePersonOfLead({ leadId: c.req.param('id'), also, who });
      return isErased ? c.body(null, 204) : problem('notFound');
    })
    .post('/leads/:id/read', async (c) => {
      await markRead(database, c.req.param('id'), c.get('signedIn').person.id, now());
      return c.body(null, 204);
    })
    .delete('/leads/:id/read', async (c) => {
      await markRead(database, c.req.param('id'), c.get('signedIn').person.id, null);
      return c.body(null, 204);
    })
    .post('/leads/:id/merge', jsonBody(MERGE), async (c) => {
      const by = c.get('signedIn').person;
      const outcome = await mergeLead(database, c.req.param('id'), c.req.valid('json').into, by, now());
      return outcome === 'merged' ? c.body(null, 204) : problem('notFound');
    })
    .post('/leads/:id/notes', jsonBody(ENTRY, readLargeJson), (c) =>
      add(c, { kind: 'note', ...c.req.valid('json') }),
    )
    .post('/leads/:id/replies', jsonBody(ENTRY, readLargeJson), (c) =>
      add(c, { kind: 'reply', ...c.req.valid('json') }),
    )
    .post('/leads/:id/contacts', jsonBody(CONTACT, readLargeJson), (c) => {
      const { way, text } = c.req.valid('json');
      return add(c, { kind: way, text });
    })
    .delete('/leads/:id/notes/:entry', (c) => remove(c, ['note']))
    .delete('/leads/:id/replies/:entry', (c) => remove(c, ['reply']))
    .delete('/leads/:id/contacts/:entry', (c) => remove(c, ['call', 'text', 'elsewhere']))
    .post('/deliveries/:id/retry', async (c) => {
      const id = c.req.param('id');
      const { dead, pending } = await retryNow(database, id);
      wake();
      if (dead + pending > 0) return c.body(null, 202);
      const row = await db.selectFrom('deliveries').select('state').where('id', '=', id).executeTakeFirst();
      if (!row) return problem('notFound');
      // One in flight needs no retry, and one that is held stays held.
      return row.state === 'done' ? problem('delivered') : c.body(null, 202);
    });

  async function detail(c: Context<DeskEnv>) {
    const titles = await pageTitles(catalog);
    return readLeadDetail(db, titles, c.get('signedIn').person.id, c.req.param('id') ?? '');
  }

  async function add(c: Context<DeskEnv>, entry: NewEntry & Parameters<typeof addEntry>[3]) {
    const key = idempotencyKeyOf(c);
    if (key === null) return problem('badKey');
    const by = c.get('signedIn').person;
    const outcome = await addEntry(database, c.req.param('id') ?? '', by, entry, key, now());
    switch (outcome.status) {
      case 'kept':
        return typedJson(c, outcome.entry, 201);
      case 'unknown':
        return problem('notFound');
      case 'key-reused':
        return problem('keyReused', { errors: [] });
      case 'no-address':
        return problem('noAddress', { errors: [] });
    }
  }

  async function remove(c: Context<DeskEnv>, kinds: Parameters<typeof removeEntry>[4]) {
    const { id = '', entry = '' } = c.req.param();
    switch (await removeEntry(database, id, entry, c.get('signedIn').person, kinds, now())) {
      case 'removed':
        return c.body(null, 204);
      case 'not-theirs':
        return problem('ownersOnly');
      case 'too-late':
        return problem('tooLate');
      case 'unknown':
        return problem('notFound');
    }
  }
}
