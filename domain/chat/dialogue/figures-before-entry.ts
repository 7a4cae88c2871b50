import type { Answer, Sources } from '../answer/answer.ts';
import { areaFacts } from '../answer/area-answers.ts';
import { areaFactsInYear } from '../answer/area-history.ts';
import { marketFigures } from '../answer/market-figures.ts';
import { namesCity } from '../values/question-kinds.ts';
import type { ResolvedTurn } from './turn.ts';

/** Prepends recorded figures to an entry about the market, the first time it is answered. */
export async function withFigures(answer: Answer, meant: ResolvedTurn, sources: Sources): Promise<Answer> {
  const { dialogue, subject, values, figureEntries } = meant;
  const [before] = dialogue.tasks;
  const id = answer.task?.kind === 'entry' ? answer.task.id : '';
  const opening = figureEntries[id];
  if (!opening || (before?.kind === 'entry' && before.id === id)) return answer;
  const isOfCity = namesCity(values.text);
  if (opening.isOfAreas && subject.areas.length === 0 && !isOfCity) return answer;
  const asked = isOfCity ? opening.facts.filter((fact) => values.attributes.includes(fact)) : [];
  const facts = asked.length > 0 ? asked : opening.facts;
  // "more than a year ago" asks for today's figures and their change
  const year = values.attributes.includes('trend') ? null : values.pastYear;
  const then = year === null ? null : await areaFactsInYear(subject.areas, facts, year, sources);
  const { text, sources: figures } =
    then ??
    (subject.areas.length > 0
      ? await areaFacts(subject.areas, facts, sources)
      : await marketFigures(facts, sources));
  return { ...answer, text: `${text} ${answer.text}`, sources: [...figures, ...answer.sources] };
}
