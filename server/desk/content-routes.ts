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
import { describeEntry, type Entry, type EntryKey, errorsIn, readEntry } from '../content/entry.ts';
import { listEntries, readOverview } from '../content/entry-list.ts';
import { readHistory } from '../content/history.ts';
import { marksIn } from '../content/marks.ts';
import type { Previews } from '../content/preview.ts';
import { followShipped, type PublishOutcome, publish, unpublish } from '../content/publish.ts';
import {
  type AddOutcome,
  addDraft,
  discardDraft,
  type Editor,
  restoreVersion,
  saveDraft,
} from '../content/save-draft.ts';
import type { Database } from '../database/database.ts';
import { readCopy } from '../fair-housing/read-copy.ts';
import { problem } from '../http/problem.ts';
import { readJson, readLargeJson, readOptionalJson } from '../http/read-json.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';
import { checked } from './desk-input.ts';

export interface ContentRoutesOptions {
  database: Database;
  previews: Previews;
  tryAnswer: TryAnswer;
  /** Woken after each change. */
  live: Pick<LiveEvents, 'wake'>;
  now: () => Date;
}

/** The chat's own limit. */
const LONGEST_QUESTION = 1_000;

const VERSION = v.pipe(v.number('version'), v.integer('version'));
const RECORD = v.record(v.string(), v.unknown(), 'other');
const ADDITION = v.object({ record: v.exactOptional(RECORD) });
const DRAFT = v.object({ record: RECORD, version: VERSION });
const PUBLICATION = v.object({
  version: VERSION,
  reason: v.optional(v.pipe(v.string('text'), v.trim(), v.maxLength(1_000, 'too-long')), ''),
  at: v.optional(
    v.nullable(
      v.pipe(
        v.string('at'),
        v.check((text) => !Number.isNaN(Date.parse(text)), 'at'),
        v.transform((text) => new Date(text).toISOString()),
      ),
    ),
    null,
  ),
});
const TRIAL = v.object({
  id: v.optional(v.string('other'), ''),
  record: RECORD,
  message: requiredText(LONGEST_QUESTION),
});
/** A reply that is being written. */
const WORDING = v.object({ text: requiredText(LONGEST_ENTRY) });
const RESTORATION = v.object({ version: VERSION });
const CHANGE = v.object({ version: v.exactOptional(VERSION) });

/** `/content/*`: what the site says, as the desk changes it; `/wording`: what fair housing law may say to it. */
export function contentRoutes({
  database,
  previews,
  tryAnswer,
  live,
  now,
}: ContentRoutesOptions): Hono<DeskEnv> {
  const { db } = database;
  return new Hono<DeskEnv>()
    .post('/wording', readJson, async (c) => {
      const input = checked(WORDING, c.get('body'));
      return input.ok ? c.json({ marks: await readCopy(input.values.text) }) : input.refusal;
    })
    .get('/content', async (c) => c.json(await readOverview(db, searched(c))))
    .get('/content/:kind', async (c) => {
      const kind = kindOf(c);
      return kind ? c.json({ entries: await listEntries(db, kind, searched(c)) }) : problem('notFound');
    })
    .post('/content/:kind', readLargeJson, async (c) => {
      const kind = kindOf(c);
      const input = checked(ADDITION, c.get('body') ?? {});
      if (!kind) return problem('notFound');
      if (!input.ok) return input.refusal;
      const key = c.req.header('idempotency-key') ?? '';
      if (key !== '' && !/^[\x21-\x7e]{1,200}$/.test(key)) return problem('badKey');
      return await added(c, await addDraft(database, kind, input.values.record ?? null, editor(c), key));
    })
    .post('/content/answers/try', readLargeJson, async (c) => {
      const input = checked(TRIAL, c.get('body'));
      if (!input.ok) return input.refusal;
      const { id, record, message } = input.values;
      const blank = { id: id || 'draft', topics: [] };
      const entry = parseRecord('answers', { ...record, ...blank });
      if (entry.ok) return c.json(await tryAnswer(entry.record, message));
      return problem('invalid', { errors: errorsIn('answers', { ...record, ...blank }) });
    })
    .get('/content/:kind/:id/draft', (c) =>
      withKey(c, async (key) => {
        const entry = await readEntry(db, key);
        return entry ? c.json(await described(entry)) : problem('notFound');
      }),
    )
    .put('/content/:kind/:id/draft', readLargeJson, (c) =>
      withKey(c, async (key) => {
        const input = checked(DRAFT, c.get('body'));
        return input.ok ? await answer(c, saveDraft(database, key, input.values, editor(c))) : input.refusal;
      }),
    )
    .delete('/content/:kind/:id/draft', (c) =>
      withKey(c, async (key) => {
        const version = Number(c.req.query('version') ?? Number.NaN);
        return await answer(c, discardDraft(database, key, Number.isInteger(version) ? version : null));
      }),
    )
    .post('/content/:kind/:id/publish', readJson, (c) =>
      withKey(c, async (key) => {
        const input = checked(PUBLICATION, c.get('body'));
        if (!input.ok) return input.refusal;
        const { at, ...publication } = input.values;
        return await answer(c, publish(database, key, { ...publication, ...(at && { at }) }, editor(c)));
      }),
    )
    .post('/content/:kind/:id/unpublish', readOptionalJson, (c) =>
      withKey(c, async (key) => {
        const input = checked(CHANGE, c.get('body'));
        if (!input.ok) return input.refusal;
        return await answer(c, unpublish(database, key, input.values.version ?? null, editor(c)));
      }),
    )
    .post('/content/:kind/:id/follow', readOptionalJson, (c) =>
      withKey(c, async (key) => {
        const input = checked(CHANGE, c.get('body'));
        if (!input.ok) return input.refusal;
        return await answer(c, followShipped(database, key, input.values.version ?? null, editor(c)));
      }),
    )
    .post('/content/:kind/:id/restore', readJson, (c) =>
      withKey(c, async (key) => {
        const input = checked(RESTORATION, c.get('body'));
        if (!input.ok) return input.refusal;
        return await answer(c, restoreVersion(database, key, input.values.version, editor(c)));
      }),
    )
    .get('/content/:kind/:id/history', (c) =>
      withKey(c, async (key) => {
        const before = Number(c.req.query('before') ?? Number.NaN);
        return c.json(
          await readHistory(db, key, before >= 1 && before < 2 ** 31 ? Math.trunc(before) : undefined),
        );
      }),
    );

  function editor(c: Context<DeskEnv>): Editor {
    return { by: c.get('signedIn').person, now: now() };
  }

  async function described(entry: Entry): Promise<ContentDraft> {
    const draft = await describeEntry(db, entry);
    const preview = await previews.address(entry, draft.record, now());
    return { ...draft, ...(preview && { preview }) };
  }

  async function answer(
    c: Context<DeskEnv>,
    outcome: Promise<PublishOutcome | { status: 'no-version' | 'permanent' }>,
  ): Promise<Response> {
    const result = await outcome;
    switch (result.status) {
      case 'done':
        live.wake();
        return c.json(await described(result.entry));
      case 'conflict':
        return problem('contentChanged', { more: { ...(await conflicting(result.entry)) } });
      case 'invalid':
        return await unfit(c, result);
      case 'marked': {
        const errors = [{ field: 'reason', message: contentProblems.reason }];
        return problem('marked', { errors, more: { marks: result.marks } });
      }
      case 'no-version':
        return problem('invalid', { errors: [{ field: 'version', message: contentProblems.version }] });
      case 'permanent':
        return problem('invalid', { errors: [{ field: 'kind', message: contentProblems.permanent }] });
      case 'unknown':
        return problem('notFound');
    }
  }

  /** What is written is read for its wording before it fits. */
  async function unfit(
    c: Context<DeskEnv>,
    { errors, record }: { errors: ContentError[]; record: ContentFields },
  ): Promise<Response> {
    const kind = kindOf(c);
    return problem('invalid', { errors, more: { marks: kind ? await marksIn(kind, record) : [] } });
  }

  /** The current text, which the desk shows beside the one that was sent. */
  async function conflicting(entry: Entry): Promise<Partial<ContentDraft>> {
    const { record, version, updatedAt, updatedBy, state } = await describeEntry(db, entry);
    return { record, version, updatedAt, updatedBy, state };
  }

  async function added(c: Context<DeskEnv>, outcome: AddOutcome): Promise<Response> {
    switch (outcome.status) {
      case 'done':
        live.wake();
        return c.json(await described(outcome.entry), 201);
      case 'invalid':
        return await unfit(c, outcome);
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

function withKey(
  c: Context<DeskEnv>,
  use: (key: EntryKey) => Promise<Response>,
): Promise<Response> | Response {
  const kind = kindOf(c);
  return kind ? use({ kind, id: c.req.param('id') ?? '' }) : problem('notFound');
}

function searched(c: Context<DeskEnv>): string {
  return (c.req.query('q') ?? '').slice(0, 200).replaceAll('\0', '');
}
