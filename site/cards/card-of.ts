import { fallbackCard, type PageCard } from '#content/pages.ts';
import { pictureManifest } from '#content/pictures/manifest.ts';
import type { PictureRecord } from '#content/pictures/picture-files.ts';
import { cardFiles } from './card-files.ts';

/** What link previews expect (Open Graph's large picture). */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** What `npm run cards` keeps of each card, by its name. */
export interface CardFile {
  /** Path of the JPEG; its name changes with its content. */
  url: string;
  /** What it shows. A record that was changed in the store since then gets the fallback instead of old words. */
  title: string;
  picture: string;
}

/** The card to show for a page: its own, or the fallback where none was made of these words and this picture. */
export function cardOf(wanted: PageCard | undefined): { url: string; alt: string } {
  const file = wanted && cardFiles[wanted.name];
  const own = file && file.title === wanted.title && file.picture === wanted.picture;
  const card = own ? wanted : fallbackCard;
  return { url: cardFiles[card.name]?.url ?? '', alt: cardAlt(card) };
}

function cardAlt({ title, turn, picture }: PageCard): string {
  const words = turn ? `${title} ${turn}` : title;
  const painted = (pictureManifest as Record<string, PictureRecord>)[picture]?.alt;
  return painted ? `${words.replace(/\.?$/, '.')} ${painted}` : words;
}
