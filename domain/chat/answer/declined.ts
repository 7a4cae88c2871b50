import type { GuardCategory } from '../guard/guard-rules.ts';
import { hasQuery } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import { areaFacts, summaryLine } from './area-answers.ts';
import { sourceLine } from './figures.ts';
import { homeSearch } from './home-answers.ts';

/** What fair housing law is about. */
export const HOUSING = new Set<GuardCategory>(['people', 'safety', 'schools', 'schoolFacts']);

/** The refusal, and then what can be said: the figures of the areas named, the homes asked for. */
export async function declined(
  category: GuardCategory,
  said: Understanding,
  sources: Sources,
): Promise<Answer> {
  const { words } = sources;
  const slugs = said.areas.map(({ slug }) => `area:${slug}`).slice(0, 2);
  const housing = HOUSING.has(category);
  const { order: _, features: __, ...wishes } = said.query;
  const { types: ___, statuses: ____, ...figures } = wishes;
  const text = [words.guard[category]];
  // "May I refuse my condo to …": a kind of home alone asks for none
  if (housing && hasQuery(figures)) text.push(homeSearch(wishes, said.areas, sources).text);
  else if (category === 'promise' && said.areas.length > 0)
    text.push((await areaFacts(said.areas, ['price', 'growth'], sources)).text);
  else if (housing && said.areas[0]) {
    const rows = said.areas.map((area) => summaryLine(area, sources)).join('; ');
    text.push(words.guardKeeps(`${rows}. ${sourceLine(said.areas[0], sources)}`));
  }
  return {
    text: text.join('\n\n'),
    links: housing ? [...slugs, 'areas', 'call'] : [...slugs, 'call', 'contact'],
  };
}
