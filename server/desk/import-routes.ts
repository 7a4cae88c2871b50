import { basename } from 'node:path';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { contentProblems } from '#content/desk/content-problems.ts';
import { IMPORT_KINDS } from '#domain/desk/content-imports.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import {
  acceptImport,
  type ImportOutcome,
  readImport,
  storeImport,
  undoImport,
} from '../content/content-imports.ts';
import { rewordImport } from '../content/reword-import.ts';
import type { Editor } from '../content/save-draft.ts';
import type { Database } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { readOptionalJson } from '../http/read-json.ts';
import { typedJson } from '../http/typed-json.ts';
import { exportedListings } from '../listings/exported-listings.ts';
import type { LiveEvents } from '../live/live-events.ts';
import type { DeskEnv } from './desk-env.ts';
import { jsonBody, query, reasonText } from './desk-input.ts';
import { limitedBody, TooLargeError, UploadAbortedError, withUploadedFile } from './uploaded-file.ts';

export interface ImportRoutesOptions {
  database: Database;
  /** Folder for uploaded files while they are read. */
  uploads: string;
  live: Pick<LiveEvents, 'wake'>;
  now: () => Date;
}

const UPLOAD = v.object({
  file: v.optional(v.string(), ''),
  replace: v.optional(v.literal('1', 'other')),
});

/** The reason is required for text with fair-housing marks. */
const ACCEPTANCE = v.object({ reason: v.optional(reasonText, '') });

/** A marked phrase to replace by the suggested wording. */
const MARKED_PLACE = v.object({
  id: v.string('text'),
  field: v.string('text'),
  start: v.number('other'),
  phrase: v.string('text'),
});

/** How long planning an import may take, during which the response is idle. */
const IDLE_TIMEOUT_MS = 2 * MINUTE_MS;

/** Files of homes are read into memory; market files can be large and are read row by row. */
const MAX_BYTES = { listings: 32 * 1_024 * 1_024, market: 256 * 1_024 * 1_024 };

/** Imports of homes and market figures: planning the changes, accepting and undoing them. */
export function importRoutes({ database, uploads, live, now }: ImportRoutesOptions) {
  const editor = (c: Context<DeskEnv>): Editor => ({ by: c.get('signedIn').person, now: now() });

  function answer(c: Context<DeskEnv>, outcome: ImportOutcome) {
    switch (outcome.status) {
      case 'done':
        live.wake();
        return typedJson(c, outcome.import);
      case 'unknown':
        return problem('notFound');
      case 'not-now':
        return problem('importState');
      case 'changed':
        return problem('importChanged');
      case 'marked':
        return problem('marked', { errors: [{ field: 'reason', message: contentProblems.reason }] });
    }
  }

  return new Hono<DeskEnv>()
    .post('/content/:kind/import', query(UPLOAD), async (c) => {
      const kind = IMPORT_KINDS.find((one) => one === c.req.param('kind'));
      if (!kind) return problem('notFound');
      const { file: name, replace } = c.req.valid('query');
      const file = basename(name).slice(0, 200) || 'file';
      c.env?.incoming?.socket.setTimeout(IDLE_TIMEOUT_MS);
      try {
        const body = limitedBody(c.req.raw, MAX_BYTES[kind]);
        return await withUploadedFile(body, uploads, async (path) => {
          // Loaded lazily: with its parsers it is larger than all other routes of the desk.
          const { planHomes, planMarket } = await import('../content/import-plan.ts');
          const planned =
            kind === 'listings'
              ? await planHomes(database.db, { path, file, replace: replace === '1', now: now() })
              : await planMarket(database.db, { path, now: now() });
          if (!planned.ok) return problem('invalid', { errors: planned.errors });
          return typedJson(c, await storeImport(database, kind, file, planned.plan, editor(c)), 201);
        });
      } catch (error) {
        if (error instanceof TooLargeError)
          return problem(kind === 'listings' ? 'homesFileTooLarge' : 'marketFileTooLarge');
        if (error instanceof UploadAbortedError) return problem('brokenOff');
        throw error;
      }
    })
    .get('/content/listings/homes.csv', async (c) => {
      const { listingCsv } = await import('../listings/write-listing-file.ts');
      c.header('content-type', 'text/csv; charset=utf-8');
      c.header('content-disposition', 'attachment; filename="homes.csv"');
      return c.body(listingCsv(await exportedListings(database.db)));
    })
    .get('/content/imports/:id', async (c) => {
      const stored = await readImport(database, c.req.param('id'));
      return stored ? typedJson(c, stored) : problem('notFound');
    })
    .post('/content/imports/:id/accept', jsonBody(ACCEPTANCE, readOptionalJson), async (c) =>
      answer(c, await acceptImport(database, c.req.param('id'), editor(c), c.req.valid('json').reason)),
    )
    .post('/content/imports/:id/wording', jsonBody(MARKED_PLACE), async (c) =>
      answer(c, await rewordImport(database, c.req.param('id'), c.req.valid('json'))),
    )
    .post('/content/imports/:id/undo', async (c) =>
      answer(c, await undoImport(database, c.req.param('id'), editor(c))),
    );
}
