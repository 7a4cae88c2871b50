import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { bestEncoding, bodyIn, type Encodings } from './encodings.ts';
import { etagOf, isKnown } from './etag.ts';

/** Serves a built or public file; null if there is none at the URL. */
export type ServeAsset = (request: Request) => Promise<Response | null>;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const TEXTS = new Set(['.css', '.ico', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

/** Files with a content hash in their name never change. */
const IMMUTABLE = /^\/(?:_astro|desk\/assets)\/|[.-][0-9a-f]{8,}\.\w+$/;

/** Link previews, which other sites embed. */
const CROSS_ORIGIN = /^\/cards\//;

/** The suffixes of the compressed copies that the build puts next to each text file. */
export const COMPRESSIONS = { br: '.br', gzip: '.gz' };

/**
 * Serves the files of a folder from memory, text files as compressed by `compressAssets`. The folder is listed once; a file is
 * read at its first request and cached.
 */
export function staticAssets(folder: string): ServeAsset {
  const compressed = new Set<string>(Object.values(COMPRESSIONS));
  const paths = new Set(listFiles(folder).filter((path) => !compressed.has(extname(path))));
  const cache = new Map<string, Promise<CachedFile>>();
  return async (request) => {
    const path = decode(new URL(request.url).pathname);
    if (path === null || !paths.has(path)) return null;
    const loading = cache.get(path) ?? load(join(folder, path));
    cache.set(path, loading);
    loading.catch(() => cache.delete(path));
    const { bodies, etag } = await loading;
    const encoding = bestEncoding(bodies, request.headers.get('accept-encoding') ?? undefined);
    const body = bodyIn(encoding, bodies);
    const headers = new Headers({
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-length': String(body.byteLength),
      'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      etag,
    });
    if (CROSS_ORIGIN.test(path)) headers.set('cross-origin-resource-policy', 'cross-origin');
    if ('br' in bodies) headers.set('vary', 'accept-encoding');
    if (isKnown(etag, request.headers.get('if-none-match'))) {
      headers.delete('content-length');
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    // The cached bytes without copying, so that clients who do not read their responses cannot fill the memory.
    return new Response(request.method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer>), { headers });
  };
}

/** The files of a folder, as URL paths: `/cards/home.jpg`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

interface CachedFile {
  bodies: Encodings;
  etag: string;
}

async function load(path: string): Promise<CachedFile> {
  const identity = await readFile(path);
  const etag = etagOf(identity);
  if (!isText(path)) return { bodies: { identity }, etag };
  const [br, gzip] = await Promise.all([
    readFile(path + COMPRESSIONS.br),
    readFile(path + COMPRESSIONS.gzip),
  ]);
  return { bodies: { br, gzip }, etag };
}

/** Whether a file is served compressed. */
export function isText(path: string): boolean {
  return TEXTS.has(extname(path));
}

/** @returns null for an invalid path or one with an encoded slash */
function decode(path: string): string | null {
  if (/%2f/i.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
