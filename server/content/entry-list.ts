import { type Kysely, type Selectable, sql } from 'kysely';
import { withAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import {
  CONTENT_KINDS,
  type ContentEntry,
  type ContentFields,
  type ContentKind,
  type ContentOverview,
  type ContentState,
} from '#domain/desk/content.ts';
import { plainArticle } from '#domain/guides/plain-article.ts';
import { recordNote, recordTitle } from '#domain/records/record-words.ts';
import { readProfile } from '../catalog/published-agent.ts';
import type { ContentDraftTable } from '../database/desk-schema.ts';
import type { RecordTable, Schema } from '../database/schema.ts';
import { hasShippedChanged, lastShownOf, stateOf } from './entry.ts';
import { shippedRecord } from './shipped-record.ts';

/** Number of entries of each kind in the overview. */
const NEWEST_SHOWN = 5;

/** The columns the list needs, without an imported file's source. */
const ROW = ['id', 'origin', 'shipped', 'version', 'updated_at', 'updated_by'] as const;
const DRAFT = ['id', 'record', 'publish_at', 'version', 'updated_at', 'updated_by'] as const;

/** An entry with its record still as text: parsing every record takes longer than everything else. */
interface Line {
  id: string;
  row: Pick<Selectable<RecordTable>, (typeof ROW)[number] | 'record'> | null;
  draft: Pick<Selectable<ContentDraftTable>, (typeof DRAFT)[number]> | null;
  /** JSON; '' if not read. */
  text: string;
}

/** Lists the records and drafts of a kind in the site's order, new ones first. @param q words that must all occur in a record */
export async function listEntries(db: Kysely<Schema>, kind: ContentKind, q = ''): Promise<ContentEntry[]> {
  const agent = await readProfile(db);
  const lines = await findLines(db, { kind, q, agent });
  return lines.map((line) => toEntry(kind, line, agent));
}

interface Search {
  kind: ContentKind;
  q: string;
  /** The agent whose details replace placeholders in searched texts. */
  agent: AgentProfile;
  /** Whether to read the records' text: for thousands of records that is megabytes. */
  texts?: boolean;
}

async function findLines(db: Kysely<Schema>, { kind, q, agent, texts = true }: Search): Promise<Line[]> {
  const record = texts ? sql.ref('record') : sql`case when record is null then null else '' end`;
  // The drafts first, so that one that is published meanwhile is found among the records.
  const drafts = await db
    .selectFrom('content_drafts')
    .select(DRAFT)
    .where('kind', '=', kind)
    .orderBy('updated_at', 'desc')
    .execute();
  const rows = await db
    .selectFrom('records')
    .select(ROW)
    .select(record.$castTo<string | null>().as('record'))
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  const there = new Set(rows.map(({ id }) => id));
  const added = drafts
    .filter(({ id }) => !there.has(id))
    .map((draft) => ({ id: draft.id, row: null, draft }));
  const kept = rows.map((row) => ({ id: row.id, row, draft: draftOf.get(row.id) ?? null }));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...added, ...kept].flatMap(({ id, row, draft }) => {
    const text = draft?.record ?? row?.record ?? null;
    const beside = `${id} ${draft?.updated_by ?? ''}`.toLowerCase();
    const isFound = words.every((word) => beside.includes(word) || (text && hasWord(word, text, agent)));
    return isFound ? [{ id, row, draft, text }] : [];
  });
  const removed = found.filter(({ text }) => text === null).map(({ id }) => id);
  const removedTexts = await lastTextsOf(db, kind, removed);
  return found.flatMap((line) => {
    const text = line.text ?? removedTexts.get(line.id);
    return text === undefined ? [] : [{ ...line, text }];
  });
}

/** Whether a word occurs in a record's values; parses the JSON only if its text may contain the word. */
function hasWord(word: string, json: string, agent: AgentProfile): boolean {
  const escaped = JSON.stringify(word).slice(1, -1);
  const mayHave = MARKUP.test(word) || withAgent(json, agent).toLowerCase().includes(escaped);
  return mayHave && isSaid(word, JSON.parse(json), agent);
}

/** Characters that an article writes as entities, and its tags as themselves. */
const MARKUP = /[<>&]/;

function isSaid(word: string, value: unknown, agent: AgentProfile): boolean {
  if (typeof value === 'object') return Object.values(value ?? {}).some((part) => isSaid(word, part, agent));
  const text = withAgent(String(value), agent).toLowerCase();
  if (MARKUP.test(word)) return plainArticle(text).includes(word);
  const at = text.indexOf(word);
  if (at < 0) return false;
  // Reducing an article to its text takes longer than all the rest, and is needed only if the word may be in a tag or an entity.
  const before = text.slice(0, at);
  const isInText = before.lastIndexOf('>') >= Math.max(before.lastIndexOf('<'), before.lastIndexOf('&'));
  return isInText || plainArticle(text).includes(word);
}

function toEntry(kind: ContentKind, { id, row, draft, text }: Line, agent: AgentProfile): ContentEntry {
  const record = JSON.parse(text) as ContentFields;
  return {
    kind,
    id,
    title: withAgent(recordTitle(kind, record), agent) || id,
    note: withAgent(recordNote(kind, record), agent).slice(0, LONGEST_NOTE),
    state: stateOf({ row, draft }),
    version: draft?.version ?? row?.version ?? 0,
    updatedAt: changedAt({ row, draft }),
    updatedBy: draft?.updated_by ?? row?.updated_by ?? '',
    origin: row?.origin ?? 'desk',
    ...(draft?.publish_at && { publishAt: draft.publish_at }),
    ...(row &&
      row.origin !== 'content' &&
      hasShippedChanged(kind, id, row.shipped) && { shippedChanged: true }),
  };
}

const LONGEST_NOTE = 160;

const WITHOUT_DRAFT = new Set<ContentState>(['published', 'unpublished']);

/** Every kind with its latest changes. */
export async function readOverview(db: Kysely<Schema>, q: string): Promise<ContentOverview> {
  const agent = await readProfile(db);
  const kinds = [];
  for (const kind of CONTENT_KINDS) {
    const lines = await findLines(db, { kind, q, agent, texts: q.trim() !== '' });
    const newest = await withTexts(db, kind, lines.toSorted(byChange).slice(0, NEWEST_SHOWN));
    kinds.push({
      kind,
      count: lines.length,
      drafts: lines.filter((line) => !WITHOUT_DRAFT.has(stateOf(line))).length,
      entries: newest.map((line) => toEntry(kind, line, agent)),
    });
  }
  return { kinds };
}

async function withTexts(db: Kysely<Schema>, kind: ContentKind, lines: Line[]): Promise<Line[]> {
  const ids = lines.filter(({ text }) => text === '').map(({ id }) => id);
  if (ids.length === 0) return lines;
  const rows = await db
    .selectFrom('records')
    .select(['id', 'record'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const texts = new Map(rows.map(({ id, record }) => [id, record]));
  // An entry deleted in the meantime is left out.
  return lines.flatMap((line) => {
    const text = line.text || texts.get(line.id);
    return text ? [{ ...line, text }] : [];
  });
}

const changedAt = ({ row, draft }: Pick<Line, 'row' | 'draft'>): string =>
  draft?.updated_at ?? row?.updated_at ?? '';

function byChange(one: Line, other: Line): number {
  const [a, b] = [changedAt(one), changedAt(other)];
  if (a === b) return 0;
  return a < b ? 1 : -1;
}

/** The JSON of records that an import took off the site, without homes that content/ does not ship. */
async function lastTextsOf(
  db: Kysely<Schema>,
  kind: ContentKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const shown = await lastShownOf(db, kind, ids);
  return new Map(
    ids.flatMap((id): [string, string][] => {
      const record = shown.get(id)?.record ?? shippedRecord(kind, id);
      return record ? [[id, JSON.stringify(record)]] : [];
    }),
  );
}
