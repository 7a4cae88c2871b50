import { createHash } from 'node:crypto';
import { shippedAgent } from '#content/agent.ts';
import { fallbackCard, type PageCard } from '#content/pages.ts';
import { pictureManifest } from '#content/pictures/manifest.ts';
import type { PictureRecord } from '#content/pictures/picture-files.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { addressWithoutFocus, readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
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

/** What a link preview shows. */
export interface LinkPreview {
  url: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * The card to show for a page: its own, the picture itself where that was uploaded, or the fallback where none was made of
 * these words and this picture.
 */
export function cardOf(wanted: PageCard | undefined, agent: NamedAgent): LinkPreview {
  const uploaded = wanted && readUploadedPicture(wanted.picture);
  if (uploaded) {
    const { width, height } = uploaded;
    return { url: addressWithoutFocus(wanted.picture), alt: cardAlt(wanted), width, height };
  }
  const file = wanted && cardFiles[wanted.name];
  const own = file && file.title === wanted.title && file.picture === wanted.picture;
  const card = own ? wanted : fallbackCard;
  return {
    url: addressFor(agent, cardFiles[card.name]?.url ?? ''),
    alt: cardAlt(card),
    width: CARD_WIDTH_PX,
    height: CARD_HEIGHT_PX,
  };
}

/** Of the agent, a card shows these. */
type NamedAgent = Pick<AgentProfile, 'name' | 'firm' | 'license'>;

/** Cards are drawn with the agent that the site ships with; the server draws any other on them (server/cards). */
function addressFor({ name, firm, license }: NamedAgent, url: string): string {
  const words = [name, firm, license].join('\n');
  if (words === [shippedAgent.name, shippedAgent.firm, shippedAgent.license].join('\n')) return url;
  const mark = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return url.replace(/\.jpg$/, `.${mark}.jpg`);
}

function cardAlt({ title, turn, picture, pictureAlt }: PageCard): string {
  const words = turn ? `${title} ${turn}` : title;
  const shown = pictureAlt ?? (pictureManifest as Record<string, PictureRecord>)[picture]?.alt;
  return shown ? `${words.replace(/\.?$/, '.')} ${shown}` : words;
}
