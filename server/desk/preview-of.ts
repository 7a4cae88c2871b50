import type { Logger } from 'pino';
import type { Services } from '#domain/services.ts';
import { createCatalog } from '../catalog/catalog.ts';
import { readEntry } from '../content/entry.ts';
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
  async function shown(signature: string, headers: Headers): Promise<Services | null> {
    const key = await previews.read(signature, now());
    if (!key || !(await isSignedIn(headers))) return null;
    const draft = (await readEntry(database.db, key))?.draft;
    if (!draft) return services;
    const catalog = createCatalog(database, log, { ...key, record: JSON.parse(draft.record) });
    return { ...services, catalog };
  }

  return async ({ url, headers }) => {
    const address = new URL(url);
    const signature = address.searchParams.get('preview');
    if (signature === null) return null;
    address.searchParams.delete('preview');
    const request = new Request(address, { headers });
    try {
      return { request, services: await shown(signature, headers) };
    } catch (error) {
      log.warn({ err: error }, 'A preview shows what is published');
      return { request, services: null };
    }
  };
}
