import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { areasWithinLimits, areasWithinLimitsAnswer, areaText } from '../answer/area-answers.ts';
import { featureName } from '../answer/home-answers.ts';
import { capitalized } from '../answer/sentences.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import type { Values } from '../values/read-values.ts';
import { scoreRange } from '../values/score-range.ts';
import { hasCriteria } from '../values/wish.ts';
import { type Dialogue, previousFact } from './dialogue.ts';
import { recentlyAnsweredAreas } from './resolve-subject.ts';

/**
 * The areas that meet a message's limits and whose texts mention its features: "an area under 500k with a train".
 * @returns the areas, and an opening that states the criteria; '' if there are none
 */
export async function areasMatchingCriteria(
  { areaLimits, wish }: Pick<Values, 'areaLimits' | 'wish'>,
  areas: readonly Neighborhood[],
  sources: Sources,
): Promise<{ areas: Neighborhood[]; opening: string }> {
  const isSaid = (area: Neighborhood, feature: string) =>
    sources.saidOf({ description: areaText(area) }, feature) !== null;
  const features = (wish.features ?? []).filter((feature) => areas.some((area) => isSaid(area, feature)));
  const unsaid = (wish.features ?? []).filter((feature) => !features.includes(feature));
  const passing = await areasWithinLimits(areaLimits, areas, sources);
  const price = areaLimits.find(({ attribute }) => attribute === 'price')?.range;
  const chosenBy = wishInWords(
    { ...(price && { price }), ...(features.length > 0 && { features }) },
    sources,
  );
  const note =
    unsaid.length > 0 ? sources.words.home.noFeature(unsaid.map((one) => featureName(one, sources))) : '';
  return {
    areas: passing.filter((area) => features.every((feature) => isSaid(area, feature))),
    opening: [note, chosenBy && `${capitalized(chosenBy)}:`].filter(Boolean).join(' '),
  };
}

/** Answers with the areas that meet all criteria of a message, and their figures. */
export async function areasMeetingLimits(
  values: Pick<Values, 'areaLimits' | 'wish'>,
  sources: Sources,
): Promise<Answer> {
  const criteria = { ...values, areaLimits: [] };
  const { areas, opening } = await areasMatchingCriteria(criteria, sources.areas, sources);
  const answer = await areasWithinLimitsAnswer(values.areaLimits, areas, sources);
  return { ...answer, text: [opening, answer.text].filter(Boolean).join(' ') };
}

/** Limits on area figures. A bare number limits the score answered before: "which areas are above 80?" */
export function areaLimitsOf(
  { areaLimits, subject, homes, text, attributes }: Values,
  tasks: Dialogue['tasks'],
): Values['areaLimits'] {
  if (areaLimits.length > 0 || subject === 'homes') return areaLimits;
  const by = previousFact({ tasks });
  const isOfScore = by === 'walk' || by === 'transit' || by === 'bike';
  const range = isOfScore && homes.length + attributes.length === 0 ? scoreRange(text) : null;
  return by && range ? [{ attribute: by, range }] : [];
}

/** "Which went up faster" after an answer about areas. */
export function asksTrend({ itemReference, attributes, areas }: Values, tasks: Dialogue['tasks']): boolean {
  const isOfTrend = itemReference.asksWhich && areas.length === 0 && attributes.includes('trend');
  return isOfTrend && recentlyAnsweredAreas({ tasks }).length > 1;
}

/** "And cheaper?", "so which of the two is selling faster" after an answer about areas. */
export function comparesAnsweredAreas(
  { comparative, itemReference, text, areas, homes, subject, wish }: Values,
  tasks: Dialogue['tasks'],
): boolean {
  const namesNone = areas.length + homes.length === 0 && subject === null && !hasCriteria(wish);
  const isBrief = text.split(' ').length <= MOST_WORDS_COMPARED;
  return (
    comparative !== null &&
    namesNone &&
    (isBrief || itemReference.asksWhich) &&
    recentlyAnsweredAreas({ tasks }).length > 1
  );
}

/** Longer messages have their own subject. */
const MOST_WORDS_COMPARED = 3;
