import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fontFiles } from '#design/font-files.ts';
import { shippedAgent } from '../../content/agent.ts';
import { neighborhoods } from '../../content/neighborhoods.ts';
import type { PageCard } from '../../content/pages.ts';
import { type PictureName, pictureManifest } from '../../content/pictures/manifest.ts';
import { pictures } from '../../content/pictures/pictures.ts';

const HERE = new URL('./', import.meta.url);

/** The files that determine how a card looks: this folder, the roofline, the mark and the picture's focal point. */
const INPUT_FILES = [
  ...readdirSync(HERE).filter((file) => /^(card\.|card-entry|cards\.html|make-cards)/.test(file)),
  '../ui/mark.tsx',
  '../ui/picture-sources.ts',
  '../ui/roofline.tsx',
  '../ui/roofline.module.css',
  '../../design/mark-path.ts',
  '../../design/roofline-segments.ts',
].sort();

const AREAS = neighborhoods.map(({ slug }) => slug);

/**
 * Eight hex digits that identify all of a card's inputs; part of its file name, so that the file can be cached forever.
 * @param areas each has a segment in the roofline
 */
export function cardFingerprint(card: PageCard, areas = AREAS): string {
  const recipe = INPUT_FILES.map(read).join('');
  const name = card.picture as PictureName;
  const picture = [pictureManifest[name].fingerprint, pictures[name]?.focalPoint];
  const all = [
    recipe,
    tokensOf(recipe),
    card,
    shippedAgent.name,
    shippedAgent.firm,
    shippedAgent.license,
    picture,
    areas,
    fontFiles,
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
}

/** The design tokens that a text uses, with their values; for fonts, the files matter and not the fallbacks. */
function tokensOf(text: string): string[] {
  const used = new Set([...text.matchAll(/var\((--(?!font-)[\w-]+)/g)].map(([, name]) => name));
  const tokens = read('../../design/tokens.css').split('\n');
  return tokens.filter((line) => used.has(/^\s*(--[\w-]+):/.exec(line)?.[1] ?? ''));
}

function read(file: string): string {
  return readFileSync(new URL(file, HERE), 'utf8');
}
