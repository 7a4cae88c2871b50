import type { Logger } from 'pino';
import { PAGE_PARAMETER } from '#domain/comparison/compare-link.ts';
import { pageOfHome } from '#domain/comparison/home-pages.ts';
import type { Services } from '#domain/services.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { type EntryKey, readEntry } from '../content/entry.ts';
import type { Previews } from '../content/preview.ts';
import type { Database } from '../database/database.ts';

/**
 * Handles the `preview` parameter of a request for a page: null if there is none, else the request without it. `services` is
 * set if the signature is valid and the user is signed in.
 */
export type ResolvePreview = (
  request: Request,
) => Promise<{ request: Request; services: Services | null } | null>;

interface PreviewOptions {
  database: Database;
  services: Services;
  previews: Previews;
  isSignedIn: (headers: Headers) => Promise<boolean>;
  log: Logger;
  now: () => Date;
}

export function previewResolver({
  database,
  services,
  previews,
  isSignedIn,
  log,
  now,
}: PreviewOptions): ResolvePreview {
  async function findPreviewed(signature: string, headers: Headers): Promise<PreviewedRecord | null> {
    const key = await previews.read(signature, now());
    if (!key || !(await isSignedIn(headers))) return null;
    const draft = (await readEntry(database.db, key))?.draft;
    if (!draft) return { key, services };
    const record = JSON.parse(draft.record);
    const catalog = createCatalog(database, log, { draft: { ...key, record }, now });
    return { key, services: { ...services, catalog } };
  }

  return async ({ url, headers }) => {
    const address = new URL(url);
    const signature = address.searchParams.get('preview');
    if (signature === null) return null;
    address.searchParams.delete('preview');
    const request = new Request(address, { headers });
    try {
      const draft = await findPreviewed(signature, headers);
      if (!draft) return { request, services: null };
      return {
        request: new Request(await withListPage(draft, address), { headers }),
        services: draft.services,
      };
    } catch (error) {
      log.warn({ err: error }, 'A preview failed and shows the published page instead');
      return { request, services: null };
    }
  };
}

interface PreviewedRecord {
  key: EntryKey;
  /** The services to render the page with. */
  services: Services;
}

/** A home may be on a later page of the list, which must be shown for the anchor in the preview's URL to work. */
async function withListPage({ key, services }: PreviewedRecord, address: URL): Promise<URL> {
  const page = key.kind === 'listings' ? pageOfHome(await services.catalog.properties(), key.id) : 1;
  const place = new URL(address);
  if (page > 1) place.searchParams.set(PAGE_PARAMETER, String(page));
  return place;
}
