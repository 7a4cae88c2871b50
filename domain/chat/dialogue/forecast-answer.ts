import { type Answer, joinAnswers, type Sources } from '../answer/answer.ts';
import { areaFacts } from '../answer/area-answers.ts';
import { entryAnswer } from '../answer/entry-answer.ts';
import { marketFigures } from '../answer/market-figures.ts';
import { asksForForecast } from '../values/forecast.ts';
import type { ResolvedTurn } from './turn.ts';

/** Says that nobody knows what prices will do, and what they did in the areas asked about or in the city; null for other questions. */
export async function forecastAnswer(
  { values, dialogue, subject: { areas }, forecastEntry: { id, aspect } }: ResolvedTurn,
  sources: Sources,
): Promise<Answer | null> {
  const entry = asksForForecast(values.text) && sources.entries.find((one) => one.id === id);
  if (!entry) return null;
  const context = { side: dialogue.side, areas: areas.map(({ slug }) => slug), aspect };
  const past = areas.length > 0 ? areaFacts(areas, ['trend'], sources) : marketFigures(['price'], sources);
  return joinAnswers(entryAnswer(entry, context, sources), await past);
}
