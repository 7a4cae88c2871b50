import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shippedAgent } from '#content/agent.ts';
import { neighborhoods } from '#content/neighborhoods.ts';
import { areaPage, pages } from '#content/pages.ts';
import { allCards } from './all-cards.ts';
import { cardFiles } from './card-files.ts';
import { cardFingerprint } from './card-fingerprint.ts';
import { CARD_HEIGHT_PX, CARD_WIDTH_PX, linkPreviewFor } from './link-preview.ts';

const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const STALE = 'run `npm run cards` and commit what it writes';
const cards = allCards();

test('every page, neighborhood and guide has a card with a unique name', () => {
  const names = cards.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(cardFiles), STALE).toEqual(names);
});

test.each(cards)('the card $name is up to date with its text, its picture and the design', (card) => {
  expect(cardFiles[card.name], STALE).toEqual({
    url: `/cards/${card.name}.${cardFingerprint(card)}.jpg`,
    title: card.title,
    picture: card.picture,
  });
});

test('adding a neighborhood makes every card stale, because the roofline has a segment for it', () => {
  const areas = neighborhoods.map(({ slug }) => slug);
  for (const card of cards)
    expect(cardFingerprint(card, [...areas, 'elizabeth'])).not.toBe(cardFingerprint(card));
});

test.each(Object.values(cardFiles))('$url is a JPEG of 1200 x 630 and at most 100 KB', async ({ url }) => {
  const { format, width, height } = await sharp(PUBLIC + url).metadata();
  expect([format, width, height]).toEqual(['jpeg', CARD_WIDTH_PX, CARD_HEIGHT_PX]);
  expect(statSync(PUBLIC + url).size).toBeLessThanOrEqual(100_000);
});

test('there are no orphaned cards', () => {
  const files = readdirSync(`${PUBLIC}/cards`).map((file) => `/cards/${file}`);
  expect(files.sort(), STALE).toEqual(
    Object.values(cardFiles)
      .map(({ url }) => url)
      .sort(),
  );
});

test('a new or renamed record gets the fallback card, not the old text', () => {
  const [area] = neighborhoods;
  if (!area) throw new Error('There is no area');
  const own = linkPreviewFor(areaPage(area).card, shippedAgent);
  expect(own.url).toContain(`/cards/area-${area.slug}.`);
  for (const changed of [
    { ...area, name: 'Dilworth Heights' },
    { ...area, slug: 'elizabeth' },
    { ...area, image: 'noda' },
  ]) {
    expect(linkPreviewFor(areaPage(changed).card, shippedAgent).url).toContain('/cards/porchlight.');
  }
});

test('a card with another agent has a different address', () => {
  const own = linkPreviewFor(pages.sell.card, shippedAgent).url;
  const other = linkPreviewFor(pages.sell.card, { ...shippedAgent, firm: 'Oakley & Lane' }).url;
  expect(other).toMatch(/^\/cards\/sell\.[0-9a-f]{8}\.[0-9a-f]{8}\.jpg$/);
  expect(other.startsWith(own.replace(/jpg$/, ''))).toBe(true);
});

test('the alt text of a card holds its text and describes its picture', () => {
  expect(linkPreviewFor(pages.sell.card, shippedAgent).alt).toBe(
    "Sold well is planned early. A bungalow at dusk with its porch light on, a neighbor's windows lit across the lawn.",
  );
});
