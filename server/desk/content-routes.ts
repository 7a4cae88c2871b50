import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { contentProblems } from '#content/desk/content-problems.ts';
import {
  CONTENT_KINDS,
  type ContentDraft,
  type ContentError,
  type ContentFields,
  type ContentKind,
} from '#domain/desk/content.ts';
import { LONGEST_ENTRY } from '#domain/desk/lead-inbox.ts';
import { requiredText } from '#domain/leads/field-rules.ts';
import { parseRecord } from '#domain/records/record-kinds.ts';
import type { TryAnswer } from '../chat/try-answer.ts';
import {
  describeEntry,
  type Entry,
  type EntryKey,
  errorsIn,
  publishingErrors,
  readEntry,
} from '../content/entry.ts';
import { listEntries, readOverview } from '../content/entry-list.ts';
import { readHistory } from '../content/history.ts';
import { marksIn } from '../content/marks.ts';
import type { Previews } from '../content/preview.ts';
import { followShipped, type PublishOutcome, publish, republish, unpublish } from '../content/publish.ts';
import {
  type AddOutcome,
  addDraft,
  discardDraft,
  type Editor,
  restoreVersion,
  saveDraft,
  unschedule,
} from '../content/save-draft.ts';
import type { Database } from '../database/database.ts';
import { readCopy } from '../fair-housing/read-copy.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { type Problem, problem } from '../http/problem.ts';
import { readLargeJson, readOptionalJson } from '../http/read-json.ts';
import { typedJson } from '../http/typed-json.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';
import {
  isoTime,
  jsonBody,
  query,
  reasonText,
  searchText,
  versionNumber,
  wholeNumber,
} from './desk-input.ts';

export interface ContentRoutesOptions {
  database: Database;
  previews: Previews;
  tryAnswer: TryAnswer;
  /** Notified after each change. */
  live: Pick<LiveEvents, 'wake'>;
  now: () => Date;
}

/** The same limit as in the chat. */
const MAX_QUESTION_LENGTH = 1_000;

const RECORD = v.record(v.string(), v.unknown(), 'other');
const ADDITION = v.object({ record: v.exactOptional(RECORD) });
const DRAFT = v.object({ record: RECORD, version: versionNumber });
const TIME = v.optional(v.nullable(isoTime('at')), null);
const PUBLICATION = v.object({ version: versionNumber, reason: v.optional(reasonText, ''), at: TIME });
const TRIAL = v.object({
  id: v.optional(v.string('other'), ''),
  record: RECORD,
  message: requiredText(MAX_QUESTION_LENGTH),
});
/** The text of an unsent reply. */
const WORDING = v.object({ text: requiredText(LONGEST_ENTRY) });
const RESTORATION = v.object({ version: versionNumber, from: v.optional(v.nullable(versionNumber), null) });
const CHANGE = v.object({ version: v.optional(v.nullable(versionNumber), null) });
const RETURN = v.object({ ...CHANGE.entries, at: TIME });
const SEARCH = v.object({ q: searchText });
const HISTORY = v.object({ before: v.optional(wholeNumber) });
const DISCARDING = v.object({ version: v.optional(wholeNumber) });

/** `/content/*`: editing and publishing the site's content; `/wording`: fair-housing marks for a text. */
export function contentRoutes({ database, previews, tryAnswer, live, now }: ContentRoutesOptions) {
  const { db } = database;
  return new Hono<DeskEnv>()
    .post('/wording', jsonBody(WORDING, readLargeJson), async (c) =>
      typedJson(c, { marks: await readCopy(c.req.valid('json').text) }),
    )
    .get('/content', query(SEARCH), async (c) => typedJson(c, await readOverview(db, c.req.valid('query').q)))
    .get('/content/:kind', query(SEARCH), async (c) => {
      const kind = kindOf(c);
      if (!kind) return problem('notFound');
      return typedJson(c, { entries: await listEntries(db, kind, c.req.valid('query').q) });
    })
    .post('/content/:kind', jsonBody(ADDITION, readLargeJson), async (c) => {
      const kind = kindOf(c);
      if (!kind) return problem('notFound');
      const { record = null } = c.req.valid('json');
      const key = idempotencyKeyOf(c);
      if (key === null) return problem('badKey');
      return await additionResponse(c, await addDraft(database, kind, record, editor(c), key));
    })
    .post('/content/answers/try', jsonBody(TRIAL, readLargeJson), async (c) => {
      const { id, record, message } = c.req.valid('json');
      const blank = { id: id || 'draft', topics: [] };
      const entry = parseRecord('answers', { ...record, ...blank });
      if (entry.ok) return typedJson(c, await tryAnswer(entry.record, message));
      return problem('invalid', { errors: errorsIn('answers', { ...record, ...blank }) });
    })
    .get('/content/:kind/:id/draft', (c) =>
      withKey(c, async (key) => {
        const entry = await readEntry(db, key);
        return entry ? typedJson(c, await describeDraft(entry)) : problem('notFound');
      }),
    )
    .put('/content/:kind/:id/draft', jsonBody(DRAFT, readLargeJson), (c) =>
      withKey(c, (key) => outcomeResponse(c, saveDraft(database, key, c.req.valid('json'), editor(c)))),
    )
    .delete('/content/:kind/:id/draft', query(DISCARDING), (c) =>
      withKey(c, (key) =>
        outcomeResponse(c, discardDraft(database, key, c.req.valid('query').version ?? null)),
      ),
    )
    .post('/content/:kind/:id/publish', jsonBody(PUBLICATION), (c) =>
      withKey(c, (key) => {
        const { at, ...publication } = c.req.valid('json');
        return outcomeResponse(c, publish(database, key, { ...publication, ...(at && { at }) }, editor(c)));
      }),
    )
    .post('/content/:kind/:id/unpublish', jsonBody(CHANGE, readOptionalJson), (c) =>
      withKey(c, (key) =>
        outcomeResponse(c, unpublish(database, key, c.req.valid('json').version, editor(c))),
      ),
    )
    .post('/content/:kind/:id/unschedule', jsonBody(CHANGE, readOptionalJson), (c) =>
      withKey(c, (key) => outcomeResponse(c, unschedule(database, key, c.req.valid('json').version))),
    )
    .post('/content/:kind/:id/republish', jsonBody(RETURN, readOptionalJson), (c) =>
      withKey(c, (key) => {
        const { version, at } = c.req.valid('json');
        return outcomeResponse(c, republish(database, key, { version, ...(at && { at }) }, editor(c)));
      }),
    )
    .post('/content/:kind/:id/follow', jsonBody(CHANGE, readOptionalJson), (c) =>
      withKey(c, (key) =>
        outcomeResponse(c, followShipped(database, key, c.req.valid('json').version, editor(c))),
      ),
    )
    .post('/content/:kind/:id/restore', jsonBody(RESTORATION), (c) =>
      withKey(c, (key) => outcomeResponse(c, restoreVersion(database, key, c.req.valid('json'), editor(c)))),
    )
    .get('/content/:kind/:id/history', query(HISTORY), (c) =>
      withKey(c, async (key) => typedJson(c, await readHistory(db, key, c.req.valid('query').before))),
    );

  function editor(c: Context<DeskEnv>): Editor {
    return { by: c.get('signedIn').person, now: now() };
  }

  async function describeDraft(entry: Entry): Promise<ContentDraft> {
    const draft = await describeEntry(db, entry);
    const preview = await previews.address(entry, draft.record, now());
    return { ...draft, ...(preview && { preview }) };
  }

  async function outcomeResponse(
    c: Context<DeskEnv>,
    outcome: Promise<PublishOutcome | { status: 'no-version' | 'permanent' }>,
  ) {
    const result = await outcome;
    switch (result.status) {
      case 'done':
        live.wake();
        return typedJson(c, await describeDraft(result.entry));
      case 'conflict':
        return problem('contentChanged', { more: { ...(await currentText(result.entry)) } });
      case 'invalid':
        return await invalidResponse(c, result);
      case 'marked': {
        const errors = [{ field: 'reason', message: contentProblems.reason }];
        return problem('marked', { errors, more: { marks: result.marks } });
      }
      case 'owners-only':
        return problem('ownersOnly');
      case 'no-version':
        return problem('invalid', { errors: [{ field: 'version', message: contentProblems.version }] });
      case 'permanent':
        return problem('invalid', { errors: [{ field: 'kind', message: contentProblems.permanent }] });
      case 'unknown':
        return problem('notFound');
    }
  }

  /** Even invalid text is checked for fair-housing marks and for fields that publishing requires. */
  async function invalidResponse(
    c: Context<DeskEnv>,
    { errors, record }: { errors: ContentError[]; record: ContentFields },
  ) {
    const kind = kindOf(c);
    const [marks, lacks] = kind ? [await marksIn(kind, record), publishingErrors(kind, record)] : [[], []];
    return problem('invalid', { errors, more: { marks, lacks } });
  }

  /** The current text, which the desk shows next to the rejected one. */
  async function currentText(entry: Entry): Promise<Partial<ContentDraft>> {
    const { record, version, updatedAt, updatedBy, state } = await describeEntry(db, entry);
    return { record, version, updatedAt, updatedBy, state };
  }

  async function additionResponse(c: Context<DeskEnv>, outcome: AddOutcome) {
    switch (outcome.status) {
      case 'done':
        live.wake();
        return typedJson(c, await describeDraft(outcome.entry), 201);
      case 'conflict':
        return problem('contentChanged', { more: { ...(await describeDraft(outcome.entry)) } });
      case 'invalid':
        return await invalidResponse(c, outcome);
      case 'slug-taken':
        return problem('invalid', { errors: [{ field: 'slug', message: contentProblems.slugTaken }] });
      case 'no-slug':
        return problem('invalid', { errors: [{ field: 'slug', message: contentProblems.noSlug }] });
      case 'not-addable':
        return problem('fixedKind', { errors: [] });
      case 'key-reused':
        return problem('keyReused', { errors: [] });
    }
  }
}

function kindOf(c: Context<DeskEnv>): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) => kind === c.req.param('kind'));
}

async function withKey<Answer>(
  c: Context<DeskEnv>,
  use: (key: EntryKey) => Promise<Answer>,
): Promise<Answer | Problem> {
  const kind = kindOf(c);
  return kind ? await use({ kind, id: c.req.param('id') ?? '' }) : problem('notFound');
}
