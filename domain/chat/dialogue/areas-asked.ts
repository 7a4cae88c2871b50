import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Sources } from '../answer/answer.ts';
import { areasPassing, textOf } from '../answer/area-answers.ts';
import { featureName } from '../answer/home-answers.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import type { Values } from '../values/read-values.ts';
import { scoreRange } from '../values/score-range.ts';
import { hasLimits } from '../values/wish.ts';
import { askedBefore, type Dialogue } from './dialogue.ts';
import { areasTold } from './resolve.ts';

/**
 * The areas within the limits of a message whose texts speak of the features it names: "an area under 500k with a train".
 * @returns with an opening that says by what they were chosen; '' when by nothing
 */
export async function areasAsked(
  { areaLimits, wish }: Pick<Values, 'areaLimits' | 'wish'>,
  areas: readonly Neighborhood[],
  sources: Sources,
): Promise<{ areas: Neighborhood[]; opening: string }> {
  const isSaid = (area: Neighborhood, feature: string) =>
    sources.saidOf({ description: textOf(area) }, feature) !== null;
  const features = (wish.features ?? []).filter((feature) => areas.some((area) => isSaid(area, feature)));
  const unsaid = (wish.features ?? []).filter((feature) => !features.includes(feature));
  const passing = await areasPassing(areaLimits, areas, sources);
  const price = areaLimits.find(({ attribute }) => attribute === 'price')?.range;
  const chosenBy = wishInWords(
    { ...(price && { price }), ...(features.length > 0 && { features }) },
    sources,
  );
  const note =
    unsaid.length > 0 ? sources.words.home.noFeature(unsaid.map((one) => featureName(one, sources))) : '';
  return {
    areas: passing.filter((area) => features.every((feature) => isSaid(area, feature))),
    opening: [note, chosenBy && `${chosenBy[0]?.toUpperCase()}${chosenBy.slice(1)}:`]
      .filter(Boolean)
      .join(' '),
  };
}

/** The limits of areas' figures; a number by itself limits the score told before: "which areas are above 80?" */
export function areaLimitsOf(
  { areaLimits, about, homes, text, attributes }: Values,
  tasks: Dialogue['tasks'],
): Values['areaLimits'] {
  if (areaLimits.length > 0 || about === 'homes') return areaLimits;
  const by = askedBefore({ tasks });
  const isOfScore = by === 'walk' || by === 'transit' || by === 'bike';
  const range = isOfScore && homes.length + attributes.length === 0 ? scoreRange(text) : null;
  return by && range ? [{ attribute: by, range }] : [];
}

/** "Which went up faster", of areas that were told. */
export function asksTrend({ pointing, attributes, areas }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTrend = pointing.asksWhich && areas.length === 0 && attributes.includes('trend');
  return isOfTrend && areasTold({ tasks }).length > 1;
}

/** "And cheaper?", "so which of the two is selling faster", of areas that were told. */
export function comparesTold(
  { comparative, pointing, text, areas, homes, about, wish }: Values,
  tasks: Dialogue['tasks'],
): boolean {
  const namesNone = areas.length + homes.length === 0 && about === null && !hasLimits(wish);
  const isBrief = text.split(' ').length <= MOST_WORDS_COMPARED;
  return (
    comparative !== null && namesNone && (isBrief || pointing.asksWhich) && areasTold({ tasks }).length > 1
  );
}

/** What is longer has a subject of its own. */
const MOST_WORDS_COMPARED = 3;
