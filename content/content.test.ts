import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shippedAgent } from './agent.ts';
import * as chat from './chat-panel.ts';
import * as compare from './compare.ts';
import { contactToasts } from './contact.ts';
import { credentials } from './credentials.ts';
import * as home from './home.ts';
import { listings } from './listings.ts';
import { hotMarkets, marketPage, marketStats } from './market.ts';
import { navItems, outbound } from './navigation.ts';
import * as neighborhoodWords from './neighborhood-page.ts';
import { neighborhoods } from './neighborhoods.ts';
import { pictureManifest } from './pictures/manifest.ts';
import { privacySections } from './privacy.ts';
import * as faq from './questions.ts';
import { googleSummary, homeReviews, reviews } from './reviews.ts';
import * as reviewsWords from './reviews-page.ts';
import * as sell from './sell.ts';
import * as guide from './seller-guide.ts';
import * as guidePapers from './seller-guide-papers.ts';
import * as guideSteps from './seller-guide-steps.ts';

/** Ids of the reviews that real clients wrote. */
const CLIENTS: (string | number)[] = [];

const guides = readGuides();
const pictureNames = Object.keys(pictureManifest);

describe('neighborhoods', () => {
  it('begin with the neighborhoods of the specification, with its prices and walk scores', () => {
    const specified = neighborhoods.slice(0, 8);
    expect(specified.map((area) => [area.name, area.slug, area.medianPrice, area.walkScore])).toEqual([
      ['Dilworth', 'dilworth', 1_400_000, 85],
      ['Fourth Ward', 'fourth-ward', 408_000, 95],
      ['NoDa', 'noda', 489_000, 78],
      ['SouthEnd', 'southend', 630_000, 88],
      ['Plaza Midwood', 'plaza-midwood', 945_000, 82],
      ['Myers Park', 'myers-park', 1_541_000, 65],
      ['Uptown', 'uptown', 385_000, 92],
      ['Lake Norman', 'lake-norman', 593_000, 45],
    ]);
  });

  it('have the same median price wherever it is shown', () => {
    for (const area of neighborhoods) expect(area.marketData.medianPrice, area.slug).toBe(area.medianPrice);
  });

  it.each([
    ['southend', 12, 45],
    ['noda', 18, 32],
    ['dilworth', 15, 28],
    ['fourth-ward', 14, 22],
    ['uptown', 10, 67],
  ])(
    '%s has %i days on the market and %i homes for sale, as in the specification',
    (slug, averageDays, inventory) => {
      expect(areaOf(slug)?.marketData).toMatchObject({ averageDays, inventory });
    },
  );

  it('list only existing neighbors', () => {
    for (const area of neighborhoods) {
      expect(area.neighbors.length, area.slug).toBeGreaterThan(0);
      for (const slug of area.neighbors) expect(areaOf(slug), slug).toBeDefined();
    }
  });

  it('have ratings, each with a public record to check it against', () => {
    for (const area of neighborhoods) {
      expect(area.crimeRating, area.slug).toBeTruthy();
      expect(area.schoolRating, area.slug).toBeTruthy();
      expect(neighborhoodWords.crimeRecordOf(area.slug).link, area.slug).toMatch(/^https:/);
      expect(area.source.sample).toBe(true);
    }
  });

  it('have descriptions of 60 to 110 words, 4 to 6 features and 5 to 6 highlights', () => {
    for (const area of neighborhoods) {
      expect(wordCount(area.description), area.slug).toBeGreaterThanOrEqual(60);
      expect(wordCount(area.description), area.slug).toBeLessThanOrEqual(110);
      expect([4, 5, 6], area.slug).toContain(area.keyFeatures.length);
      expect([5, 6], area.slug).toContain(area.highlights.length);
    }
  });
});

describe('listings', () => {
  it('are labeled as samples in the record and in the text', () => {
    for (const home of listings) {
      expect(home.isSample, home.id).toBe(true);
      expect(home.description, home.id).toMatch(/^Sample home\./);
    }
  });

  it('have numeric prices and existing neighborhoods', () => {
    for (const home of listings) {
      expect(Number(home.price), home.id).toBeGreaterThanOrEqual(300_000);
      expect(Number(home.price), home.id).toBeLessThanOrEqual(1_900_000);
      expect(areaOf(home.neighborhoodSlug ?? ''), home.id).toBeDefined();
    }
  });

  it('have descriptions of 40 to 70 words', () => {
    for (const home of listings) {
      expect(wordCount(home.description), home.id).toBeGreaterThanOrEqual(40);
      expect(wordCount(home.description), home.id).toBeLessThanOrEqual(70);
    }
  });

  it('have a lot size unless they are condominiums', () => {
    for (const home of listings)
      expect(home.lotSize === null, home.id).toBe(home.propertyType === 'Condominium');
  });
});

describe('reviews', () => {
  it('are at least seven on the home page and seven on their own', () => {
    expect(homeReviews.length).toBeGreaterThanOrEqual(7);
    expect(reviews.length).toBeGreaterThanOrEqual(7);
  });

  it('are labeled as samples unless clients wrote them', () => {
    for (const { id, isSample } of [...homeReviews, ...reviews])
      expect(isSample, String(id)).toBe(!CLIENTS.includes(id));
  });

  it('cover every length that the carousel and the page treat differently', () => {
    const lengths = homeReviews.map((text) => text.content.length);
    expect(lengths.filter((length) => length > 120).length).toBeGreaterThanOrEqual(3);
    expect(lengths.some((length) => length <= 120)).toBe(true);
    expect(lengths.some((length) => length > 350 && length <= 500)).toBe(true);
    expect(lengths.some((length) => length > 500)).toBe(true);
    expect(reviews.some((text) => text.content.length > 350)).toBe(true);
  });

  it('use the same summary figures in the text and in the link', () => {
    expect(googleSummary.linkText).toBe(
      `${googleSummary.ratingText}/5 Based on ${googleSummary.count} Google Reviews`,
    );
    expect(Number(googleSummary.ratingText)).toBe(googleSummary.rating);
  });
});

describe('guides', () => {
  it('have at least 900 words each and include the built-in one', () => {
    for (const guide of guides) expect(wordCount(guide.body), guide.file).toBeGreaterThanOrEqual(900);
    expect(guides.map((guide) => guide.head.slug)).toContain('a-day-in-myers-park');
  });

  it('have a slug equal to their file name, and an existing neighborhood or none', () => {
    for (const { file, head } of guides) {
      expect(`${head.slug}.md`).toBe(file);
      if (head.neighborhood) expect(areaOf(head.neighborhood), file).toBeDefined();
      expect(Number.isNaN(Date.parse(head.updatedAt ?? '')), file).toBe(false);
    }
  });
});

describe('records', () => {
  it('have unique ids and slugs', () => {
    for (const keys of [
      neighborhoods.map((area) => area.id),
      neighborhoods.map((area) => area.slug),
      listings.map((home) => home.id),
      listings.map((home) => home.address),
      [...homeReviews, ...reviews].map((text) => text.id),
      guides.map((guide) => guide.head.id),
      guides.map((guide) => guide.head.slug),
      navItems.map((item) => item.testId),
      privacySections(shippedAgent).map((section) => section.id),
      faq.questions.map((question) => question.id),
    ])
      expect(new Set<string | number | undefined>(keys).size).toBe(keys.length);
  });

  it('use existing pictures', () => {
    const shown = [
      ...neighborhoods.map((area) => area.image),
      ...listings.flatMap((home) => home.images),
      ...guides.map((guide) => guide.head.image),
    ];
    for (const name of shown) expect(pictureNames).toContain(name);
  });

  it('mark only existing neighborhoods as hot', () => {
    for (const market of hotMarkets) expect(areaOf(market.slug), market.slug).toBeDefined();
  });

  it('link to other sites only through the placeholders of one object', () => {
    for (const item of navItems)
      if (/^https?:/.test(item.link)) expect(Object.values(outbound)).toContain(item.link);
  });
});

// Words of steering and discrimination (42 U.S.C. 3604), matched as whole words.
const UNLAWFUL =
  /\b(church\w*|synagogues?|mosques?|temples?|safe|safer|safest|safety|crime-free|low[- ]crime|family[- ]friendly|famil(y|ies) (home|neighborhood)|perfect for|ideal for|(good|great|best|top|excellent) schools?|exclusive|prestigious|affluent|wealthy|bachelor|young professionals|retirees|empty nesters?|singles|couples|master (bed|bath|suite)\w*|walking distance|diverse|ethnic)\b/i;

describe('visitor texts', () => {
  it.each([
    ['neighborhoods', neighborhoods],
    ['listings', listings],
    ['reviews', [homeReviews, reviews]],
    ['market', [marketStats, marketPage, hotMarkets]],
    ['page words', [home, sell, compare, chat, neighborhoodWords, reviewsWords, credentials, faq]],
    ['seller’s guide', [guide, guideSteps, guidePapers]],
    ['guides', guides],
  ])('%s describe houses and never residents', (_, words) => {
    for (const text of textsIn(words)) expect(text.match(UNLAWFUL)?.[0], text.slice(0, 80)).toBeUndefined();
  });
});

function areaOf(slug: string) {
  return neighborhoods.find((area) => area.slug === slug);
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(value('Dilworth'));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

it('keeps the toasts of the forms as long as the specification says', () => {
  const durations = (toasts: ReturnType<typeof contactToasts | typeof guide.sellerGuideToasts>) =>
    Object.entries(toasts).map(([outcome, { duration }]) => [outcome, duration]);
  const waits = [
    ['missing', 4_000],
    ['sending', 2_000],
  ];
  expect(durations(contactToasts(''))).toEqual([...waits, ['success', 5_000], ['failure', 6_000]]);
  expect(durations(guide.sellerGuideToasts(''))).toEqual([...waits, ['success', 6_000], ['failure', 6_000]]);
});

function readGuides() {
  const folder = new URL('./guides/', import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [, front = '', body = ''] = readFileSync(new URL(file, folder), 'utf8').split(/^---$/m);
      const lines = front.trim().split('\n');
      const head: Record<string, string> = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
      return { file, head, body };
    });
}
