import type { Sources } from '../answer/answer.ts';
import { areasPassing } from '../answer/area-answers.ts';
import type { Wish } from '../values/wish.ts';
import { type Meant, ONLY_AREAS, wishOf } from './turn.ts';

/** What is wished for of homes, within the areas whose scores are asked for: "homes with a walk score over 80". */
export async function placedWish(meant: Meant, sources: Sources): Promise<Wish> {
  const wish = wishOf(meant, sources);
  const ofAreas = meant.values.areaLimits.filter(({ attribute }) => ONLY_AREAS.has(attribute));
  if (ofAreas.length === 0 || meant.values.about !== 'homes') return wish;
  const passing = await areasPassing(ofAreas, sources.areas, sources);
  const slugs = passing.map(({ slug }) => slug);
  return { ...wish, areas: wish.areas ? wish.areas.filter((slug) => slugs.includes(slug)) : slugs };
}
