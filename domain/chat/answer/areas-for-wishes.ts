import { CLOSED } from '../../listings/listing-status.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from './answer.ts';
import { areasAnswer, areaText } from './area-answers.ts';
import { featureName } from './home-answers.ts';

/** One line per area on how it meets each criterion. */
export function areasForWishes(
  areas: readonly Neighborhood[],
  wishes: readonly string[],
  sources: Sources,
): Answer {
  const { words, saidOf } = sources;
  const rows = areas.map((area) => {
    const said = (wish: string) => saidOf({ description: areaText(area) }, stemOf(wish));
    const told = [...new Set(wishes.flatMap((wish) => said(wish)?.replace(/[.;]$/, '') ?? []))];
    const silent = wishes
      .filter((wish) => said(wish) === null)
      .map((wish) => featureName(wish, sources).replace(/[“”]/g, ''));
    const listed = sources.homes.filter(
      (home) =>
        home.neighborhoodSlug === area.slug &&
        home.status !== CLOSED &&
        wishes.some((wish) => said(wish) === null && saidOf(home, stemOf(wish)) !== null),
    );
    return `• ${words.area.onWishes(
      area.name,
      told,
      silent,
      listed.map(({ address }) => address),
    )}`;
  });
  return areasAnswer(areas, rows.join('\n'), []);
}

/** The singular of the search word. */
function stemOf(word: string): string {
  return word.replace(/ies”$/, 'y”').replace(/s”$/, '”');
}
