import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { quoted } from '../values/features.ts';
import type { Values } from '../values/read-values.ts';
import type { Answer, Sources } from './answer.ts';
import { textOf } from './area-answers.ts';
import { featureName } from './home-answers.ts';

/** What is wished for of areas that are weighed against each other: "Dilworth or NoDa if I want breweries and a yard". */
export function wishedOfAreas({ wish, text }: Pick<Values, 'wish' | 'text'>): string[] {
  const [, wanted = ''] = WANTED.exec(text) ?? [];
  const words = wanted.split(' ').filter((word) => word.length >= LEAST_LETTERS && !PLAIN.has(word));
  const features = wish.features ?? [];
  const isFeature = (word: string) => features.some((id) => id.includes(word.replace(/s$/, '')));
  return [...features, ...words.filter((word) => !isFeature(word)).map(quoted)];
}

const WANTED =
  /\b(?:(?:if|since|because) (?:i|we) (?:want|like|need|love|enjoy)|for|with|near|closer to|close to)((?: [a-z]+){1,8})$/;
const LEAST_LETTERS = 4;
const PLAIN = new Set(
  'good great nice some lots plenty have like want need with near that there and lot big small more most living life people family families kids couple money both them those these'.split(
    ' ',
  ),
);

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
  return {
    text: rows.join('\n'),
    links: areas.slice(0, 3).map(({ slug }) => `area:${slug}`),
    sources: areas.map(({ slug }) => `area:${slug}`),
    task: { kind: 'areas', areas: areas.map(({ slug }) => slug), attributes: [], order: null },
  };
}

function nameOf(wish: string, sources: Sources): string {
  return featureName(wish, sources).replace(/[“”]/g, '');
}
