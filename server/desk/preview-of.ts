import type { Logger } from 'pino';
import { PAGE_PARAMETER } from '#domain/comparison/compare-link.ts';
import { pageOfHome } from '#domain/comparison/home-pages.ts';
import type { Services } from '#domain/services.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { type EntryKey, readEntry } from '../content/entry.ts';
import type { Previews } from '../content/preview.ts';
import type { Database } from '../database/database.ts';

/**
 * Reads the `preview` parameter of a request for a page: null when there is none, else the request without it, and what
 * the page is to be made of when somebody who is signed in has a signature that holds.
 */
export type PreviewOf = (request: Request) => Promise<{ request: Request; services: Services | null } | null>;

interface PreviewOptions {
  database: Database;
  services: Services;
  previews: Previews;
  isSignedIn: (headers: Headers) => Promise<boolean>;
  log: Logger;
  now: () => Date;
}

export function previewOf({ database, services, previews, isSignedIn, log, now }: PreviewOptions): PreviewOf {
  async function shown(signature: string, headers: Headers): Promise<Shown | null> {
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
      const draft = await shown(signature, headers);
      if (!draft) return { request, services: null };
      return { request: new Request(await placeOf(draft, address), { headers }), services: draft.services };
    } catch (error) {
      log.warn({ err: error }, 'A preview shows what is published');
      return { request, services: null };
    }
  };
}

interface Shown {
  key: EntryKey;
  /** What the page is made of. */
  services: Services;
}

/** A home may stand on a later page of the list, where the anchor of the preview's address finds it. */
async function placeOf({ key, services }: Shown, address: URL): Promise<URL> {
  const page = key.kind === 'listings' ? pageOfHome(await services.catalog.properties(), key.id) : 1;
  const place = new URL(address);
  if (page > 1) place.searchParams.set(PAGE_PARAMETER, String(page));
  return place;
}
