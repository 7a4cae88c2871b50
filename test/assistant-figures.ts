import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { squareFeetOfLot } from '#domain/listings/listing-figures.ts';
import { formatChange, yearlyChange } from '#domain/market/figure-change.ts';
import type { Catalog } from '#domain/services.ts';

const CONTENT = join(import.meta.dirname, '../content');

/** Every number in the site's records and texts, in each form in which it may be written. */
export async function recordedFigures(catalog: Catalog): Promise<Set<string>> {
  const areas = await catalog.neighborhoods();
  const series = await catalog.marketSeries(areas.map(({ slug }) => slug));
  const latest = series.flatMap(({ points, metric }) => [
    String(Math.round(points.at(-1)?.value ?? 0)),
    ...(metric === 'price' ? [formatChange(yearlyChange(points) ?? 0)] : []),
  ]);
  const homes = await catalog.properties();
  const records = [
    areas,
    homes,
    homes.map(({ lotSize }) => String(squareFeetOfLot(lotSize ?? 0))),
    await catalog.marketStats(),
    await catalog.guides(),
    latest,
  ];
  const texts = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(CONTENT, file), 'utf8'));
  const found = [JSON.stringify(records), ...texts].flatMap(figuresIn);
  const short = found.flatMap((figure) => shortForms(Number(figure)));
  // The limits of the scales and of the accessibility panel's settings (spec, section 5).
  return new Set([...found, ...short, '0', '100', '75', '150', '200']);
}

/** A list begins by repeating the limits as interpreted: "over 500k" is at least 500,001. */
const INTERPRETED_LIMITS = /^(?:\d+ homes? match|None of the homes|\d+ casas? coincide|Ninguna casa)/;

/** Prices are written as "600", "600k" or "1.2 million". */
const SCALES = [1, 1_000, 1_000_000];

/** Numbers of an answer that are not recorded, were not given by the visitor, and are not part of a shown calculation. */
export function strayFigures(answer: string, recorded: Set<string>, said: string): string[] {
  const given = new Set(
    figuresIn(said).flatMap((figure) => SCALES.map((scale) => String(Number(figure) * scale))),
  );
  const told = answer
    .split(/(?<=[.:;!?])\s+|\n/)
    .filter((part) => !/[=×]/.test(part) && !INTERPRETED_LIMITS.test(part))
    .join(' ');
  return figuresIn(told).filter((figure) => !recorded.has(figure) && !given.has(figure));
}

function figuresIn(text: string): string[] {
  const numbers = text.replace(/(?<=\d)_(?=\d)/g, '').match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => number.replaceAll(',', '').replace(/^0+(?=\d)/, ''));
}

/** 408,000 is read as "408K", 1,541,000 as "1.54M". */
function shortForms(value: number): string[] {
  return [String(Math.round(value / 1_000)), (value / 1_000_000).toFixed(2)];
}
