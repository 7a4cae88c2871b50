import { Hono } from 'hono';
import { UPLOADED_FOLDER } from '#domain/pictures/uploaded-picture.ts';
import type { Database } from '../database/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isKnown } from '../pages/etag.ts';
import { hasPictureFile, readPictureFile } from './picture-store.ts';

const TYPES: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

const NAME = /^[0-9a-f]{32}-\d+(?:x\d+)?\.(avif|webp|jpg)$/;

/** Serves uploaded pictures from the database. Their URLs contain a content hash, so the responses are immutable. */
export function pictureRoutes({ db }: Pick<Database, 'db'>): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${UPLOADED_FOLDER}:file`, async (c, next) => {
    const name = c.req.param('file');
    const type = TYPES[NAME.exec(name)?.[1] ?? ''];
    if (!type) return await next();
    const etag = `"${name}"`;
    const headers = {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      // Other sites embed pictures in link previews.
      'cross-origin-resource-policy': 'cross-origin',
    };
    if (isKnown(etag, c.req.header('if-none-match')) && (await hasPictureFile(db, name)))
      return new Response(null, { status: 304, headers });
    const bytes = await readPictureFile(db, name);
    if (!bytes) return await next();
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: { ...headers, 'content-length': String(bytes.byteLength) },
    });
  });
}
