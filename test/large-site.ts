import { type Database, inTransaction } from '#server/database/database.ts';
import { inChunks, saveRecords } from '#server/records/record-store.ts';
import { contentRecords } from '#server/seed/content-records.ts';

export interface SiteSize {
  guides: number;
  homes: number;
  versions: number;
  drafts: number;
}

export const LARGE_SITE: SiteSize = { guides: 500, homes: 2_000, versions: 10_000, drafts: 50 };

/** A guide with a long history. */
export const LARGE_SITE_GUIDE = 'a-day-in-myers-park';

const AT = '2026-11-02T15:00:00.000Z';

/** Adds the content of a large site to a prepared store. */
export async function fillLargeSite(store: Database, size: SiteSize = LARGE_SITE): Promise<void> {
  const guides = contentRecords('guides');
  const homes = contentRecords('listings');
  const write = { origin: 'import', at: AT } as const;
  const texts = guides.map(({ record }) => JSON.stringify(record));
  const guideEntries = numbered(size.guides, (number) => {
    const { record } = guides[number % guides.length] as (typeof guides)[number];
    const slug = `guide-${number}`;
    const title = `${record.title}, number ${number}`;
    return { id: slug, position: number, record: { ...record, id: 1_000 + number, slug, title } };
  });
  const homeEntries = numbered(size.homes, (number) => {
    const { record } = homes[number % homes.length] as (typeof homes)[number];
    const id = `home-${number}`;
    const address = `${record.address}, number ${number}`;
    return { id, position: number, record: { ...record, id, address, isSample: false } };
  });
  const versions = numbered(size.versions, (number) => ({
    kind: 'guides' as const,
    id: number % 10 === 0 ? LARGE_SITE_GUIDE : `guide-${number % size.guides}`,
    version: 10 + number,
    action: 'published' as const,
    record: texts[number % texts.length] ?? '',
    who: 'Avery Stone',
    at: AT,
  }));
  const drafts = numbered(size.drafts, (number) => ({
    kind: 'guides' as const,
    id: `guide-${number}`,
    record: texts[number % texts.length] ?? '',
    version: 2,
    updated_at: AT,
    updated_by: 'Avery Stone',
  }));
  // In several transactions, so that none takes five seconds even on a busy machine.
  for (const some of inChunks(guideEntries))
    await inTransaction(store, (trx) => saveRecords(trx, 'guides', some, write));
  for (const some of inChunks(homeEntries))
    await inTransaction(store, (trx) => saveRecords(trx, 'listings', some, write));
  for (const some of inChunks(versions)) await store.db.insertInto('content_versions').values(some).execute();
  await store.db.insertInto('content_drafts').values(drafts).execute();
}

const numbered = <Made>(count: number, make: (number: number) => Made): Made[] =>
  Array.from({ length: count }, (_, number) => make(number));
