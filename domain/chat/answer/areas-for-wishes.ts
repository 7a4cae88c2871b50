import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from './answer.ts';
import { ofAreas, textOf } from './area-answers.ts';
import { featureName } from './home-answers.ts';

/** What is looked for as it was said, in the singular. */
function stemOf(word: string): string {
  return word.replace(/ies”$/, 'y”').replace(/s”$/, '”');
}

/** What the records say of some areas on each thing wished for, in a line for each. */
export function areasForWishes(
  areas: readonly Neighborhood[],
  wishes: readonly string[],
  sources: Sources,
): Answer {
  const { words, saidOf } = sources;
  const rows = areas.map((area) => {
    const said = (wish: string) => saidOf({ description: textOf(area) }, stemOf(wish));
    const told = [...new Set(wishes.flatMap((wish) => said(wish)?.replace(/[.;]$/, '') ?? []))];
    const silent = wishes.filter((wish) => said(wish) === null).map((wish) => nameOf(wish, sources));
    const listed = sources.homes.filter(
      (home) =>
        home.neighborhoodSlug === area.slug &&
        wishes.some((wish) => said(wish) === null && saidOf(home, stemOf(wish)) !== null),
    );
    return `• ${words.area.onWishes(
      area.name,
      told,
      silent,
      listed.map(({ address }) => address),
    )}`;
  });
  return ofAreas(areas, rows.join('\n'), []);
}

function nameOf(wish: string, sources: Sources): string {
  return featureName(wish, sources).replace(/[“”]/g, '');
}
