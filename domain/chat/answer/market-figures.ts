import type { Answer, Sources } from './answer.ts';
import type { AreaFact } from './answer-words.ts';
import { sourceLines } from './figure-sources.ts';
import { capitalized } from './sentences.ts';

/** The city's headline figures: those requested, or all. */
export async function marketFigures(facts: readonly AreaFact[], sources: Sources): Promise<Answer> {
  const stats = await sources.catalog.marketStats();
  const { words } = sources;
  const asked = HEADLINES.filter((fact) => facts.includes(fact));
  const told = (asked.length > 0 ? asked : HEADLINES).flatMap((fact) => {
    const stat = stats[HEADLINES.indexOf(fact)];
    if (!stat) return [];
    const label = words.priceLabel(stat.label);
    const heading = fact === 'price' ? capitalized(label) : words.area.heading[fact];
    return [{ fact, stat, label, heading, name: CITY_NAME, source: stat.source }];
  });
  const figures = told.map(({ fact, label, stat: { value, change } }) => ({
    said: words.stat[fact](value, label),
    change,
  }));
  return {
    text: `${words.market(figures)} ${sourceLines(told, words)}`,
    links: ['market', 'trends'],
    sources: ['market'],
    task: {
      kind: 'areas',
      areas: [],
      attributes: [...(facts.length > 0 ? facts : MARKET_FACTS)],
      order: null,
    },
  };
}

export const CITY_NAME = 'Charlotte';

/** The facts that describe an area's market. */
export const MARKET_FACTS: readonly AreaFact[] = ['price', 'trend', 'days', 'inventory'];

const HEADLINES = ['price', 'days', 'inventory', 'pricePerSquareFoot'] as const;
