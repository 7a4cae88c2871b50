import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Records what the committed PDF was made from. */
export const SOURCES_FILE = new URL('./guide-sources.json', import.meta.url);

interface GuideSources {
  /** Fingerprint of the PDF itself. */
  pdf: string;
  /** Fingerprint of each source, by its path from the project's root. */
  sources: Record<string, string>;
}

/** Sources that the browser does not load. */
const RECIPE = [
  'site/printing/print-stage.ts',
  'site/seller-guide/make-guide.ts',
  'site/seller-guide/pdf-description.ts',
  'site/seller-guide/print-font.ts',
];

const ROOT = new URL('../../', import.meta.url);

/** The content of `SOURCES_FILE` for a PDF made from these files (paths from the project's root). */
export function describeSources(files: string[], pdf: string): string {
  const paths = [...new Set([...files, ...RECIPE])].sort();
  const sources = Object.fromEntries(paths.map((path) => [path, fingerprintOf(path)]));
  return `${JSON.stringify({ pdf, sources } satisfies GuideSources, null, 2)}\n`;
}

/** Paths of the sources that were changed or deleted since the PDF was made. */
export function changedSources(): string[] {
  return Object.entries(readSources().sources)
    .filter(([path, made]) => !existsSync(fileAt(path)) || fingerprintOf(path) !== made)
    .map(([path]) => path);
}

/** The sources recorded by the last `npm run guide`. */
export function readSources(): GuideSources {
  return JSON.parse(readFileSync(SOURCES_FILE, 'utf8')) as GuideSources;
}

/** Sixteen hex digits of a file's SHA-256. */
export function fingerprint(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function fingerprintOf(path: string): string {
  return fingerprint(readFileSync(fileAt(path)));
}

function fileAt(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}
