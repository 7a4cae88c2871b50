import type { Measure } from '../understand/measures.ts';
import type { Answer, Sources } from './answer.ts';
import { sourceLine } from './figures.ts';

/** Which headline figure a measure is, by its label in the records. */
const LABELS: Partial<Record<Measure, string>> = {
  price: 'Avg home price',
  growth: 'Avg home price',
  days: 'Days on market',
  inventory: 'Active listings',
  ppsf: 'Price per sq ft',
};

/** The city's headline figures: those asked for, or all four. */
export async function marketFigures(measures: readonly Measure[], sources: Sources): Promise<Answer> {
  const { words } = sources;
  const stats = await sources.catalog.marketStats();
  // "Has inventory gone up?" asks for no price: each figure stands with its change
  const others = measures.filter((measure) => measure !== 'growth');
  const wanted = (others.length > 0 ? others : measures)
    .map((measure) => LABELS[measure])
    .filter((label) => label !== undefined);
  const shown = stats.filter(({ label }) => wanted.length === 0 || wanted.includes(label));
  const list = shown.map(
    ({ label, value, change }) =>
      words.market.stat[label]?.(value, change) ?? `${label} ${value} (${change})`,
  );
  const [first] = shown;
  const source = first ? sourceLine(first, sources) : '';
  return {
    text: `${words.market.lead} ${list.join('; ')} ${words.market.period}. ${source}`,
    links: ['market', 'trends'],
    frame: { kind: 'topic', id: 'market', measures: [...measures] },
  };
}
