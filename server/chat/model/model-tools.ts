import { jsonSchema, type ToolSet, tool } from 'ai';
import type { Records } from '#domain/chat/answer/answer.ts';
import type { AnswerWords } from '#domain/chat/answer/answer-words.ts';
import type { Evidence } from '#domain/chat/model/grounded.ts';
import { dollarsOf } from '#domain/listings/listing-figures.ts';
import { CLOSED } from '#domain/listings/listing-status.ts';
import type { Property } from '#domain/listings/property.ts';
import type { Passage } from '../site-passages.ts';
import { areaRecords, cityRecords, homeRecords } from './model-records.ts';

interface ToolOptions {
  records: Records;
  search: (words: string) => Passage | null;
  words: AnswerWords;
  /** Receives everything a tool returns, and its page. */
  onGiven: (given: Evidence[], links: string[]) => void;
}

const MOST_HOMES = 8;

/** Read-only tools for the site's own records. A tool accepts any input. */
export function modelTools({ records, search, words, onGiven }: ToolOptions): ToolSet {
  const { areas, homes, catalog } = records;
  const give = (given: Evidence[], links: string[]): string => {
    onGiven(given, links);
    return given.map(({ text }) => text).join('\n') || 'Nothing found.';
  };
  return {
    lookUpAreas: tool({
      description:
        'Records of neighborhoods: prices, walk, transit and bike scores, days on market, features.',
      inputSchema: input({
        names: { type: 'array', items: { type: 'string' }, description: 'Names; all areas when left out.' },
      }),
      execute: async ({ names }) => {
        const wanted = textsOf(names);
        const found = areas.filter(({ name, slug }) => wanted.some((one) => isNamed(one, name, slug)));
        const shown = found.length > 0 ? found : areas;
        const links = found.map(({ slug }) => `area:${slug}`);
        return give(await areaRecords(shown, catalog, words), links.length > 0 ? links : ['areas']);
      },
    }),
    searchListings: tool({
      description: 'Homes for sale that fit some wishes.',
      inputSchema: input({
        area: { type: 'string' },
        minPrice: { type: 'number' },
        maxPrice: { type: 'number' },
        minBedrooms: { type: 'number' },
        minBathrooms: { type: 'number' },
        text: { type: 'string', description: 'A word of the address, the type or the description.' },
      }),
      execute: async (wishes) => {
        const forSale = homes.filter(({ status }) => status !== CLOSED);
        const found = forSale.filter((home) => fits(home, wishes, records)).slice(0, MOST_HOMES);
        return give(homeRecords(found, areas, words), ['compare']);
      },
    }),
    marketFigures: tool({
      description: "The city's headline market figures.",
      inputSchema: input({}),
      execute: async () => give(cityRecords(await catalog.marketStats(), words), ['market']),
    }),
    searchSite: tool({
      description: 'A passage of the guides and pages: buying, selling, costs, privacy.',
      inputSchema: input({ words: { type: 'string' } }),
      execute: async ({ words: asked }) => {
        const passage = search(textsOf([asked]).join(' ').toLowerCase());
        if (!passage) return give([], []);
        return give([{ areas: [], source: '', text: JSON.stringify(passage) }], [passage.href]);
      },
    }),
  };
}

type Wishes = Record<string, unknown>;

/** All inputs are optional and validated again, because a model may send anything. */
function input(properties: Record<string, object>) {
  return jsonSchema<Wishes>(
    { type: 'object', properties, additionalProperties: false },
    { validate: (value) => ({ success: true, value: isObject(value) ? value : {} }) },
  );
}

function isObject(value: unknown): value is Wishes {
  return typeof value === 'object' && value !== null;
}

function fits(home: Property, wishes: Wishes, { areas }: Records): boolean {
  const price = dollarsOf(home) ?? Number.NaN;
  const [areaName] = textsOf([wishes.area]);
  const area = areas.find(({ slug }) => slug === home.neighborhoodSlug);
  const [text] = textsOf([wishes.text]);
  return (
    atLeast(price, wishes.minPrice) &&
    (typeof wishes.maxPrice !== 'number' || price <= wishes.maxPrice) &&
    atLeast(home.bedrooms, wishes.minBedrooms) &&
    atLeast(home.bathrooms, wishes.minBathrooms) &&
    (!areaName || (area !== undefined && isNamed(areaName, area.name, area.slug))) &&
    (!text || JSON.stringify(home).toLowerCase().includes(text.toLowerCase()))
  );
}

function atLeast(value: number | null, least: unknown): boolean {
  return typeof least !== 'number' || (value !== null && value >= least);
}

function textsOf(values: unknown): string[] {
  const list = Array.isArray(values) ? values : [];
  return list.filter((one) => typeof one === 'string' && one.trim() !== '').map((one) => one.slice(0, 200));
}

function isNamed(said: string, ...names: string[]): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
  return names.some((name) => letters(name) === letters(said));
}
