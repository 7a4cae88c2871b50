import type { Property } from '../../listings/property.ts';
import { distance, fits, type HomeQuery, inOrder } from '../understand/home-query.ts';
import type { Sources } from './answer.ts';

/** Drops one wish after the other until something is left; the nearest to what was asked for come first. */
export function closest(
  query: HomeQuery,
  inAreas: (home: Property) => boolean,
  sources: Sources,
): Property[] {
  const { order, ...wishes } = query;
  const nearest = (homes: Property[]) =>
    order
      ? inOrder(homes, order)
      : inOrder(homes).toSorted((one, other) => distance(one, wishes) - distance(other, wishes));
  const fitting = (wanted: HomeQuery) =>
    sources.homes.filter((home) => fits(home, wanted, describes(sources)));
  const larger = fitting(orLarger(wishes)).filter(inAreas);
  if (larger.length > 0) return nearest(larger);
  for (const keepAreas of [true, false]) {
    for (const wish of LOOSER) {
      const { [wish]: _, ...rest } = wishes;
      // With nothing but a price, any home of the area is closer than one elsewhere.
      if (Object.keys(rest).length === 0 && !(keepAreas && wish === 'price')) continue;
      const found = fitting(rest).filter((home) => !keepAreas || inAreas(home));
      if (found.length > 0) return nearest(found);
    }
    if (!keepAreas) break;
    const same = fitting(wishes);
    if (same.length > 0) return inOrder(same);
  }
  return nearest(sources.homes.filter(inAreas));
}

/** What is given up first. */
const LOOSER = [
  'features',
  'statuses',
  'daysOnMarket',
  'lotSize',
  'yearBuilt',
  'price',
  'squareFeet',
  'bathrooms',
  'bedrooms',
  'types',
] as const;

/** With as many rooms as were asked for, or more. */
function orLarger({ bedrooms, bathrooms, ...wishes }: HomeQuery): HomeQuery {
  return {
    ...wishes,
    ...(bedrooms?.min && { bedrooms: { min: bedrooms.min } }),
    ...(bathrooms?.min && { bathrooms: { min: bathrooms.min } }),
  };
}

/** Whether the description of a home tells of a feature, in whatever words. */
export function describes({ features }: Sources): (home: Property, feature: string) => boolean {
  return (home, feature) =>
    feature
      .split('|')
      .flatMap((id) => features[id]?.found ?? [])
      .some((found) => home.description.toLowerCase().includes(found));
}
