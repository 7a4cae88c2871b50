import { type Kysely, sql } from 'kysely';
import { ATTRIBUTION_KEYS } from '#domain/leads/attribution.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import { looksLikeSpam } from '#domain/leads/spam-score.ts';
import { csvText } from '../csv.ts';
import { isOneOf } from '../database/is-one-of.ts';
import type { Schema } from '../database/schema.ts';
import { toLead } from './lead-store.ts';

/** Spreadsheets read a CSV file as UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = '\ufeff';

const LEADS_PER_BATCH = 500;

interface CsvOptions {
  /** Only the leads with these ids. */
  ids?: readonly string[] | undefined;
  /** Called with the number of leads written so far. */
  onWritten?: (leads: number) => void;
}

/** Yields leads as RFC 4180 text in pieces, newest first, after a header row. */
export async function* csvOfLeads(
  db: Kysely<Schema>,
  { ids, onWritten = () => {} }: CsvOptions = {},
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([Object.keys(COLUMNS)]);
  let written = 0;
  let last: { created_at: string; id: string } | undefined;
  do {
    const rows = await nextRows(db, ids, last);
    const answers = await answersOf(
      db,
      rows.map((row) => row.id),
    );
    for (const row of rows) {
      const lead = toLead(row);
      const answer = (channel: LeadConsent['channel']) => answers.get(`${lead.id} ${channel}`) ?? '';
      yield csvText([Object.values(COLUMNS).map((value) => value(lead, answer))]);
    }
    written += rows.length;
    onWritten(written);
    last = rows.length === LEADS_PER_BATCH ? rows.at(-1) : undefined;
  } while (last);
}

type Answer = (channel: LeadConsent['channel']) => string;

const COLUMNS: Record<string, (lead: Lead, answer: Answer) => string> = {
  id: (lead) => lead.id,
  createdAt: (lead) => lead.createdAt,
  kind: (lead) => lead.kind,
  firstName: (lead) => lead.firstName,
  lastName: (lead) => lead.lastName,
  email: (lead) => lead.email,
  phone: (lead) => lead.phone,
  interest: (lead) => lead.interest,
  neighborhoods: (lead) => lead.neighborhoods,
  message: (lead) => lead.message,
  address: (lead) => lead.address,
  status: (lead) => lead.status,
  source: (lead) => lead.source,
  page: (lead) => lead.page,
  possibleSpam: (lead) => (looksLikeSpam(lead) ? 'yes' : 'no'),
  spamSignals: (lead) => lead.spamSignals.join(' '),
  disclosureDueAt: (lead) => lead.disclosureDueAt,
  callTextConsent: (_, answer) => answer('call-text'),
  emailConsent: (_, answer) => answer('email'),
  callBackConsent: (_, answer) => answer('call-back'),
  ...Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, (lead: Lead) => lead.attribution[key] ?? ''])),
};

/** The page of leads after `last` by time and id, so that leads arriving meanwhile shift nothing. */
function nextRows(
  db: Kysely<Schema>,
  ids: readonly string[] | undefined,
  last: { created_at: string; id: string } | undefined,
) {
  return db
    .selectFrom('leads')
    .selectAll()
    .$if(ids !== undefined, (query) => query.where(isOneOf(db, sql.ref('id'), ids ?? [])))
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('created_at', '<', last?.created_at ?? ''),
          eb.and([eb('created_at', '=', last?.created_at ?? ''), eb('id', '>', last?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LEADS_PER_BATCH)
    .execute();
}

/** 'yes' or 'no' by lead and channel, from the consent ledger. */
async function answersOf(db: Kysely<Schema>, leadIds: string[]): Promise<Map<string, string>> {
  if (leadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consents')
    .select(['lead_id', 'channel', 'granted'])
    .where('lead_id', 'in', leadIds)
    .execute();
  return new Map(rows.map((row) => [`${row.lead_id} ${row.channel}`, row.granted === 1 ? 'yes' : 'no']));
}
