import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Answer, Sources } from '../answer/answer.ts';
import { areasWithinLimits, areasWithinLimitsAnswer, areaText } from '../answer/area-answers.ts';
import { featureName } from '../answer/home-answers.ts';
import { capitalized } from '../answer/sentences.ts';
import { wishInWords } from '../answer/wish-in-words.ts';
import type { Values } from '../values/read-values.ts';

type AreaCriteria = Pick<Values, 'areaLimits' | 'wish'>;

/** Answers with the areas that meet a message's limits, and the figures that are limited. */
export async function areasMatchingAnswer(
  { areaLimits, wish }: AreaCriteria,
  sources: Sources,
): Promise<Answer> {
  const { areas, opening } = await areasMatchingCriteria({ areaLimits: [], wish }, sources);
  const answer = await areasWithinLimitsAnswer(areaLimits, areas, sources);
  return { ...answer, text: [opening, answer.text].filter(Boolean).join(' ') };
}

/**
 * The areas that meet a message's limits and whose texts mention its features: "an area under 500k with a train".
 * @returns the areas, and an opening that states the criteria; '' if there are none
 */
export async function areasMatchingCriteria(
  { areaLimits, wish }: AreaCriteria,
  sources: Sources,
): Promise<{ areas: Neighborhood[]; opening: string }> {
  const { areas } = sources;
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
