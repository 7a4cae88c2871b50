import type { Memory } from '../memory.ts';
import type { HomeQuery } from './home-query.ts';
import type { Understanding } from './understanding.ts';

// What a short message says by itself, before the conversation fills it in.

/** Words of a short message. */
export const SHORT = 7;

/** How many words a message has. */
export function lengthOf({ plain }: Understanding): number {
  return plain.split(' ').length;
}

/** "Is it still available?", "does it have a yard?", of the one home just shown. */
export function isOfTheOne(understood: Understanding, memory: Memory): boolean {
  const { plain, query, areas, homes, signals, topic } = understood;
  const { statuses, features, ...wishes } = query;
  const isShown = memory.homes.length === 1 && /^homes?$/.test(memory.frame?.kind ?? '');
  const isAsked = signals.asksDetail || statuses !== undefined || features !== undefined;
  if (isShown && (WHERE_IT_IS.test(plain) || OF_THE_LISTING.test(plain))) return true;
  const isOther =
    OF_AREAS.test(plain) || hasQuery(wishes) || areas.length > 0 || homes.length > 0 || signals.whichArea;
  const isShort = lengthOf(understood) <= SHORT + 1 && !OF_OTHERS.test(plain);
  const isOfPart = features !== undefined || signals.homeParts || OF_IT.test(plain) || PART.test(plain);
  const isOfFeature = topic?.topic.feature !== undefined && features?.includes(topic.topic.feature);
  const isOfNothingElse = !signals.homes && (topic === null || topic.score <= 1 || isOfFeature);
  // "What about storage?", "when was the roof done?", after that home was told of
  if (isShown && isOfPart && isOfNothingElse && !isOther && isShort) return true;
  return isShown && isAsked && !isOther && OF_IT.test(plain) && isShort;
}

const OF_IT = /\bit\b|^(y )?(tiene|esta|es|cuant\w+)\b/;
/** Areas have a median, homes have none. */
export const OF_AREAS = /\b(?:median|average|mediana?|promedio)\b/;

/** "What about something with a garage?", "what else was built after 2015?": of homes, not of the one just shown. */
export const OF_OTHERS =
  /\b(?:something|anything|algo) (?:with|near|that|con)\b|\b(?:what|anything|something|who) else\b|\b(?:que|algo) mas\b/;

const PART =
  /\b(?:roof|windows?|hvac|furnace|heat(?:ing)?|heat pump|cooling|air conditioning|water heater|plumbing|wiring|foundation|spaces?|elevator|view|stairs|address|fees?|dues|taxes|techo|ventanas|calefaccion)\b/;
/** "Who is the listing agent?" */
const OF_THE_LISTING =
  /^(?:and )?(?:who (?:is|would be) )?(?:the )?(?:listing (?:agent|broker|firm|office)|who (?:listed|lists|is listing) (?:it|this|that))$/;
const WHERE_IT_IS =
  /^(and )?(where|(in )?(which|what) (area|neighborhood)) is (it|that|this)( one| home| house| condo)?( in| located)?$|^(y )?(?:donde|en que (?:zona|barrio|area|vecindario)) (esta|queda|se encuentra)$/;

/** Whether a query says anything at all. */
export function hasQuery(query: HomeQuery): boolean {
  return Object.keys(query).length > 0;
}

/** Whether a message asks for figures or for homes. */
export function asksRecords({ measures, query, homes }: Understanding): boolean {
  return measures.length > 0 || hasQuery(query) || homes.length > 0;
}

/** No measure, no query, no topic: only names and small words. */
export function asksNothing(understood: Understanding): boolean {
  const asksHomes =
    understood.signals.seeksHomes &&
    (FOR_SALE.test(understood.plain) || (understood.signals.homes && HOME_NOUN.test(understood.plain)));
  const asks = asksRecords(understood) || asksHomes || understood.direction !== null;
  const { topic, unknownWords } = understood;
  const isSlight = !topic || (topic.score <= 1 && !topic.topic.byArea);
  return !asks && isSlight && unknownWords.length === 0;
}

/** Says that homes are for sale. */
export const FOR_SALE = /\b(for sale|en venta)\b/;

/** "How about walkability?", after two areas were compared. */
export function ofNeither({ areas, measures, signals, topic }: Understanding): boolean {
  return measures.length > 0 && areas.length === 0 && !signals.there && !signals.whichArea && !topic;
}

/** A word for homes. */
export const HOME_NOUN = /\b(homes?|houses?|condos?|listings?|properties|casas?|viviendas?|propiedades)\b/;

/** "And Dilworth?", "Dilworth" */
export function isBareName(understood: Understanding): boolean {
  return understood.areas.length > 0 && lengthOf(understood) <= 4 && !understood.signals.describe;
}

/** "The cheaper one?", of the areas just named. */
export function isChoice(understood: Understanding): boolean {
  return (
    understood.direction !== null &&
    understood.areas.length === 0 &&
    !understood.signals.whichArea &&
    !HOME_NOUN.test(understood.plain) &&
    lengthOf(understood) <= SHORT
  );
}

/** "And the worst?" */
export function otherEnd(understood: Understanding): boolean {
  return (
    understood.direction !== null &&
    understood.measures.length === 0 &&
    !hasQuery(understood.query) &&
    lengthOf(understood) <= SHORT &&
    understood.unknownWords.length === 0
  );
}

/** "And the second?", of an order. */
export function asksPlace(understood: Understanding): boolean {
  return AT_PLACE.test(understood.plain) && understood.areas.length === 0 && !hasQuery(understood.query);
}

const AT_PLACE =
  /^(?:and |y )?(?:what|which|who|cual)?(?: is| about| comes| es)?(?: ?(?:the|el|la))? ?(?:second|2nd|next|third|3rd|fourth|4th|runner up|segund[oa]|tercer[oa]?|cuart[oa])(?: (?:one|place|area|neighborhood|after that|in line))?$/;
