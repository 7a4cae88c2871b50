import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { pages } from '#content/pages.ts';
import { homeAnchor } from '#domain/comparison/compare-link.ts';
import { CONTENT_KINDS, type ContentDraft, type ContentFields } from '#domain/desk/content.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { reviewAnchor } from '#domain/reviews/review-anchor.ts';
import { storedSecret } from '../auth/stored-secret.ts';
import type { Schema } from '../database/schema.ts';
import { isSameSecret } from '../same-secret.ts';
import type { EntryKey } from './entry.ts';

/** Signs and verifies URLs that show a draft. */
export interface Previews {
  /** Returns null for a kind that no page shows. */
  address(key: EntryKey, record: ContentFields, now: Date): Promise<ContentDraft['preview'] | null>;
  /** Returns the signed entry's key; null for an invalid or expired signature. */
  read(signature: string, now: Date): Promise<EntryKey | null>;
}

/** Creates previews with the secret that all instances of one store share. */
export function createPreviews(db: Kysely<Schema>): Previews {
  const mac = async (text: string) => {
    return createHmac('sha256', await storedSecret(db, 'preview'))
      .update(text)
      .digest('base64url');
  };
  return {
    async address({ kind, id }, record, now) {
      const path = pathOf({ kind, id }, record);
      if (path === null) return null;
      const expires = now.getTime() + HOUR_MS;
      const text = Buffer.from(JSON.stringify([kind, id, expires])).toString('base64url');
      const url = new URL(path, 'http://site');
      url.searchParams.set('preview', `${text}.${await mac(text)}`);
      return { url: `${url.pathname}${url.search}${url.hash}` };
    },
    async read(signature, now) {
      const [text = '', signed = ''] = signature.split('.');
      if (!isSameSecret(signed, await mac(text))) return null;
      const [kind, id, expires] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
      const known = CONTENT_KINDS.find((one) => one === kind);
      if (!known || typeof id !== 'string' || typeof expires !== 'number') return null;
      return expires > now.getTime() ? { kind: known, id } : null;
    },
  };
}

/** The path of the page that shows a record. */
function pathOf({ kind, id }: EntryKey, record: ContentFields): string | null {
  const slug = String(record.slug ?? '');
  switch (kind) {
    case 'agent':
      return `${pages.home.path}#about`;
    case 'claims':
      return pages.home.path;
    case 'neighborhoods':
      return `${pages.neighborhoods.path}/${slug}`;
    case 'guides':
      return `/guides/${slug}`;
    case 'reviews':
      return `${pages[record.place === 'home' ? 'home' : 'reviews'].path}#${reviewAnchor(id)}`;
    case 'listings':
      return `${pages.compare.path}#${encodeURIComponent(homeAnchor(id))}`;
    case 'market':
      return pages.marketInsights.path;
    case 'pages':
      return Object.values(pages).find(({ card }) => card.name === record.name)?.path ?? pages.home.path;
    case 'answers':
      return null;
  }
}
