import type { Wish } from '../values/wish.ts';
import type { Sources } from './answer.ts';
import { featureName } from './home-answers.ts';

/** Summarizes the current criteria for the visitor: "NoDa, up to $500,000, 3+ bedrooms, no condominium". */
export function wishInWords(wish: Wish, sources: Sources): string {
  const parts = partsOf(wish, sources);
  const other = wish.or ? partsOf(wish.or, sources).join(' + ') : '';
  return [...parts, ...(other ? [sources.words.wish.or(other)] : [])].join(', ');
}

function partsOf(wish: Wish, sources: Sources): string[] {
  const { areas, homes, words } = sources;
  const area = (slug: string) => areas.find((one) => one.slug === slug)?.name ?? slug;
  const type = (name: string) => words.home.types[name] ?? name;
  const status = (name: string) => words.home.statuses[name] ?? name;
  const feature = (id: string) => featureName(id, sources);
  const { not, outside, without, range } = words.wish;
  return [
    (wish.areas ?? []).map(area).join(' / '),
    (wish.types ?? []).map(type).join(' / '),
    wish.price ? range.price(wish.price) : '',
    wish.bedrooms ? range.bedrooms(wish.bedrooms) : '',
    wish.bathrooms ? range.bathrooms(wish.bathrooms) : '',
    wish.squareFeet ? range.squareFeet(wish.squareFeet) : '',
    wish.lotSize ? range.lotSize(wish.lotSize) : '',
    wish.yearBuilt ? range.yearBuilt(wish.yearBuilt) : '',
    wish.daysOnMarket ? range.daysOnMarket(wish.daysOnMarket) : '',
    ...(wish.statuses ?? []).map(status),
    ...(wish.features ?? []).map(feature),
    ...(wish.notAreas ?? []).map((slug) => outside(area(slug))),
    ...homes.flatMap(({ id, address }) => (wish.notHomes?.includes(id) ? [without(address)] : [])),
    ...(wish.notTypes ?? []).map((name) => not(type(name))),
    ...(wish.notStatuses ?? []).map((name) => not(status(name))),
    ...(wish.notFeatures ?? []).map((id) => not(feature(id).replace(/^(?:an?|una?) /, ''))),
  ].filter(Boolean);
}
