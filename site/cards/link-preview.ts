import { createHash } from 'node:crypto';
import { shippedAgent } from '#content/agent.ts';
import { fallbackCard, type PageCard } from '#content/pages.ts';
import { pictureManifest } from '#content/pictures/manifest.ts';
import type { PictureRecord } from '#content/pictures/picture-files.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { addressWithoutFocus, readUploadedPicture } from '#domain/pictures/uploaded-picture.ts';
import { cardFiles } from './card-files.ts';

/** The recommended size of Open Graph images. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** What `npm run cards` records about each card, by its name. */
export interface CardFile {
  /** Path of the JPEG, which changes with its content. */
  url: string;
  /** The card's content. A record that was changed in the store since then gets the fallback instead of the old text. */
  title: string;
  picture: string;
}

/** The image of a link preview. */
interface LinkPreview {
  url: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * The link preview for a page: its own card, its picture if that was uploaded, or the fallback if no card matches its
 * title and picture.
 */
export function linkPreviewFor(wanted: PageCard | undefined, agent: NamedAgent): LinkPreview {
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

/** The agent's data on a card. */
type NamedAgent = Pick<AgentProfile, 'name' | 'firm' | 'license'>;

/** Cards are drawn with the built-in agent; the server draws the published agent on them (server/cards). */
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
