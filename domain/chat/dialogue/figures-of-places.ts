import type { Act } from '../understand/understood.ts';
import { asksAboutMarket } from '../values/question-kinds.ts';
import type { Values } from '../values/read-values.ts';
import { asksOnlyForFigures } from '../values/record-words.ts';

/** "Market stats", "price per foot in Charlotte": only the records of areas or the city can answer it. */
export function asksForFiguresOfPlaces({
  text,
  subject,
  areas,
  homes,
  sum,
  operation,
  areaLimits,
  attributes,
}: Values): boolean {
  const isOfPlaces = areas.length > 0 || subject === 'areas' || subject === 'market' || /^where\b/.test(text);
  const isOfHomes =
    homes.length > 0 || (subject === 'homes' && attributes.length === 0 && !asksAboutMarket(text));
  return (
    isOfPlaces &&
    !isOfHomes &&
    sum === null &&
    operation === null &&
    areaLimits.length === 0 &&
    asksOnlyForFigures(text)
  );
}

/** The act that answers a message that only asks for figures of places. */
export function actForFigures({ order, comparative, attributes, areas }: Values): Act {
  if (areas.length > 1) return 'compare';
  if (order ?? comparative) return 'rank';
  return attributes.length === 0 && areas.length > 0 ? 'describe' : 'ask';
}
