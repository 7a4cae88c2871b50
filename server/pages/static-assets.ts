import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type EncodedBody, encodedResponse } from './encodings.ts';
import { etagOf } from './etag.ts';

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

/** Built files, all with a content hash in their name. */
const BUILT = /^\/(?:_astro|desk\/assets)\/[\w.@-]+\.(?!br$|gz$)\w+$/;

/** Files with a content hash in their name never change. */
const IMMUTABLE = /^\/(?:_astro|desk\/assets)\/|[.-][0-9a-f]{8,}\.\w+$/;

/** Link previews, which other sites embed. */
const CROSS_ORIGIN = /^\/cards\//;

/** The suffixes of the compressed copies that the build puts next to each text file. */
export const COMPRESSIONS = { br: '.br', gzip: '.gz' };

/**
 * Serves the files of a folder from memory, text files as compressed by `compressAssets`. The folder is listed once; a file is
 * read at its first request and cached. A new build adds files while this one still runs, and another instance may already
 * serve pages with them: built files are also looked up later.
 */
export function staticAssets(folder: string): ServeAsset {
  const compressed = new Set<string>(Object.values(COMPRESSIONS));
  const paths = new Set(listFiles(folder).filter((path) => !compressed.has(extname(path))));
  const cache = new Map<string, Promise<CachedFile>>();
  return async (request) => {
    const path = decode(new URL(request.url).pathname);
    if (path === null) return null;
    if (!paths.has(path) && !(BUILT.test(path) && existsSync(join(folder, path)))) return null;
    const loading = cache.get(path) ?? load(join(folder, path));
    cache.set(path, loading);
    loading.catch(() => cache.delete(path));
    const file = await loading;
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(CROSS_ORIGIN.test(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
      ...('br' in file.bodies && { vary: 'accept-encoding' }),
    };
    return encodedResponse({ status: 200, headers, ...file }, request);
  };
}

/** The files of a folder, as URL paths: `/cards/home.jpg`. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

type CachedFile = Pick<EncodedBody, 'bodies' | 'etag'>;

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
