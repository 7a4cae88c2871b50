import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { inLanguage } from '../text/language.ts';
import { asksNothing, hasQuery } from '../understand/short-question.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import { areaFacts } from './area-answers.ts';
import { areaFeature } from './area-features.ts';
import { hereFirst, homeSearch, homesSaying } from './home-answers.ts';
import type { Skill } from './skill.ts';

/** The homes asked for, after what is known of the rest of the question. */
export const homes: Skill = async (understood, sources, memory) => {
  const list = await homesAsked(understood, sources, memory);
  if (!list) return null;
  const besides = understood.besides.filter(
    (word) => hasQuery(understood.query) && !isOfAnyList(word, sources),
  );
  const topic =
    besides.length > 0 || understood.topic?.topic.besideHomes ? understood.topic?.topic : undefined;
  const answer = besides.length > 0 ? narrowed(list, besides, sources) : list;
  if (!topic) return answer;
  return { ...answer, text: `${inLanguage(topic.answer, sources.language)}\n\n${answer.text}` };
};

/** "Condos with a doorman": the query knows no doorman. Those whose description tells of it, or all, saying that none does. */
function narrowed(list: Answer, besides: string[], sources: Sources): Answer {
  const matching = { ...sources, homes: sources.homes.filter(({ id }) => list.homes?.includes(id)) };
  const text = `${sources.words.homes.inPart} ${list.text}`;
  return homesSaying(besides, [], matching) ?? { ...list, ...(!list.isFar && { text }), offer: 'question' };
}

const homesAsked: Skill = async (understood, all) => {
  if (!understood.browsesAgain && isOfSomethingElse(understood)) return null;
  const { query, areas, signals, topic, among } = understood;
  const sources = among ? { ...all, homes: all.homes.filter(({ id }) => among.includes(id)) } : all;
  const { price: _, order: __, ...wishes } = query;
  const search = () => {
    const list = understood.isHere ? hereFirst(query, areas, sources) : homeSearch(query, areas, sources);
    return among ? { ...list, found: among } : list; // "and the other one?" may still be asked
  };
  const isOfFeatures = wishes.features !== undefined && Object.keys(wishes).length === 1;
  const onlyFeatures = isOfFeatures && !signals.homes;
  if (hasQuery(wishes) && !onlyFeatures) {
    const list = search();
    // "Are there historic homes in Fourth Ward?": none is for sale, and the record of the area tells of them
    return list.isFar && isOfFeatures && isSaidOf(areas, wishes.features, all) ? null : list;
  }
  if (onlyFeatures && !topic && !(signals.whichArea && PLACE.test(understood.plain))) {
    const list = search();
    if (!list.isFar) return list;
  }
  // "How current is the $489K for NoDa?"
  if (topic && topic.score >= 2 && !signals.homes && !signals.seeksHomes) return null;
  if (isByPrice(understood) || isByOrder(understood)) return search();
  if (!browses(understood, sources)) return null;
  const list = search();
  if (areas.length === 0) return list;
  const { text } = await areaFacts(areas, ['inventory'], sources);
  return { ...list, text: `${list.text}\n${text}` };
};

function isSaidOf(
  areas: readonly Neighborhood[],
  features: readonly string[] = [],
  sources: Sources,
): boolean {
  return areas.length === 1 && areaFeature(areas, features, sources, undefined, 1) !== null;
}

/** Homes, or a kind of them, are only mentioned: another skill answers. */
function isOfSomethingElse({
  query,
  areas,
  measures,
  direction,
  signals,
  topic,
  plain,
}: Understanding): boolean {
  const { price, order, ...wishes } = query;
  const counts = measures.includes('inventory') && signals.counts && !HOW_MANY_ROOMS.test(plain);
  if (counts && !hasQuery(wishes) && !price && !OF_YOURS.test(plain)) return true;
  if (signals.ownHome || (signals.city && AVERAGE.test(plain)) || OF_A_JUDGEMENT.test(plain)) return true;
  if (OF_A_COST.test(plain)) return true;

  const isMeasured = measures.some((measure) => measure !== 'price' && measure !== 'inventory');
  // "How many days until a home goes under contract?" asks for no homes of that status
  const slight = ['types', 'features', ...(isMeasured ? ['statuses'] : [])];
  const isWeak = hasQuery(wishes) && Object.keys(wishes).every((key) => slight.includes(key));
  if (!isWeak) return false;
  if (signals.homes && topic?.topic.feature && wishes.features?.includes(topic.topic.feature)) return false;
  const isBeside = topic?.topic.besideHomes === true && signals.homes;
  const isRanked = order !== undefined && signals.homes;
  if (topic && !signals.seeksHomes && !isRanked && !isBeside) return true;
  if (WHICH_STREETS.test(plain)) return true;
  if (price) return false;
  if (topic && topic.score >= 3 && !topic.topic.yields && !isBeside) return true;
  const isOfPrice = measures.includes('price') && areas.length > 0 && !direction;
  if (isOfPrice && !isMeasured && wishes.types && OF_A_KIND.test(plain)) return false;
  if (!order && OF_NO_LIST.test(plain) && !THE_ONE_WITH.test(plain) && !HOW_MANY_FOR_SALE.test(plain))
    return true;
  return isMeasured || isOfPrice;
}

/** "What do condos cost in Myers Park?": an area's median is of every kind of home */
const OF_A_KIND =
  /^(?!.*\b(?:median|average|typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|mediana|promedio)\b).*\b(?:condos?|condominiums?|lofts?|town ?houses?|town ?homes?|condominios?)\b/;

/** A price alone, or one for homes. */
function isByPrice({ query, areas, measures, signals, topic }: Understanding): boolean {
  if (!query.price) return false;
  const isAlone = !topic && measures.every((measure) => measure === 'price') && !signals.whichArea;
  return isAlone || signals.homes || areas.length > 0 || signals.seeksHomes;
}

/** "The cheapest", alone or of homes. */
function isByOrder(understood: Understanding): boolean {
  const { query, areas, measures, signals, plain } = understood;
  if (!query.order) return false;
  const isAlone = areas.length === 0 && measures.length === 0 && !signals.whichArea && isPlain(understood);
  const isOfHomes = signals.homes || FOR_SALE.test(plain) || NEW_BUILD.test(plain);
  return isAlone || (isOfHomes && (measures.length === 0 || understood.direction !== null));
}

/** Of no topic, and without a word that is no home's: "a bigger mouse pointer". */
function isPlain({ topic, unknownWords }: Understanding): boolean {
  return !topic && unknownWords.length === 0;
}

/** "What do you have?", "anything in NoDa?" */
function browses(understood: Understanding, sources: Sources): boolean {
  const { areas, measures, signals, topic, plain } = understood;
  if (signals.market || (areas.length > 0 && OF_THE_KIND.test(plain))) return false;
  const isOfThere = areas.length > 0 && [BARE, NEARBY, CLOSE_TO].some((pattern) => pattern.test(plain));
  const isCountOfYours = signals.counts && signals.homes && OF_YOURS.test(plain);
  if (understood.browsesAgain || isOfThere || isCountOfYours || OFFERS.test(plain) || SORTED.test(plain))
    return true;
  const seeksAny =
    signals.seeksHomes && measures.every((measure) => measure === 'inventory') && !topic && SALE.test(plain);
  return (seeksAny || ANYTHING.test(plain)) && asksForAll(understood, sources);
}

/** "Any new construction in NoDa?" */
const NEW_BUILD = /^(?:(?:is|are) there |any |show me )+new (?:construction|builds?)\b/;

/** "Is it safe to buy a house built before 1978?" */
const OF_A_JUDGEMENT = /^is it (safe|legal|ok|okay|risky|smart|wise|possible|better|worth)\b/;

/** "What are closing costs on a $365,000 condo?" */
const OF_A_COST =
  /\b(?:closing costs|down payment|property tax(?:es)?|insurance|commission|payments?|dues) (?:on|for|of) an? /;

/** "How many homes do you have?" are those of the records; the city's and an area's are figures. */
const OF_YOURS =
  /\bdo you have\b(?!.* (?:in|at|on) (?!the (?:site|page))\w+)|\b(?:the|this|your) (?:web ?)?(?:site|page)\b/;

/** "How many condos do you have?": areas count homes of every kind together, the records each. */
const HOW_MANY_FOR_SALE =
  /^(?:and |so )?how many (?:[a-z]+ ){1,3}(?:do you have|(?:are )?(?:there|for sale|available|listed|on the market))\b/;

/** "How many bedrooms does the largest house have?" */
const HOW_MANY_ROOMS = /\bhow many (bed|bath|room|stor|floor|level|car|garage|acre)/;

/** "Is Charlotte's average price over 400k?" */
const AVERAGE = /\b(?:average|median|promedio|mediano)\b/;

const FOR_SALE = /\b(for sale|listed|en venta)\b/;

/** "Which streets have the Victorian houses?" */
const WHICH_STREETS = /\b(?:which|what|que) (?:streets?|roads?|blocks?|calles?)\b/;

/** "How much is the house with the dock?" */
const THE_ONE_WITH = /\bthe (house|home|condo|townhouse|one|listing|place) with\b/;

/** "Which neighborhood has mill houses?" */
const PLACE = /\b(areas?|neighborhoods?|parts? of town|barrios?|zonas?)\b/;

/** "What kind of houses are there in NoDa?", "are the homes there old?" asks how they are built. */
const OF_THE_KIND =
  /\b(?:kinds?|types?|sorts?|styles?|tipos?|estilos?) (?:of|de) (?:homes?|houses?|housing|propert(?:y|ies)|casas?|viviendas?)\b|^(?:are|is) (?:the |most |many |all )*(?:homes?|houses?|condos?|properties)\b|^what (?:are|is) (?:the )?(?:homes|houses|condos|properties)\b.* like$|\bhow (?:old|new) are (?:the |most |all )*(?:homes|houses|condos|properties|buildings)\b|\b(?:what|que) (?:styles?|estilos?) (?:are|is|son)\b/;

/** "What do you have in NoDa?", "show me everything in SouthEnd" */
const OFFERS =
  /^(?:(?:so|ok|and) )?(?:(?:what|anything) (?:(?:do|have) you (?:have|got)|(?:can|could) (?:i|we) (?:buy|get|find))|(?:show|list|see)(?: me)? (?:everything|all|what you have)) (?:in|at|on|near|around) (?!mind)/;

/** "Homes?", after an area's figures */
const BARE = /^(?:and |ok |any |the |y )*(?:homes|houses|listings|casas)$/;

/** "I work at the hospital in Dilworth. What homes are nearby?" */
const NEARBY =
  /\b(?:what|which|any|show me) (?:homes|houses|condos|listings|properties)(?: are)?(?: there)? (?:nearby|close by|close|around there|near (?:there|it|that))$/;

/** "Which homes are closest to Uptown?" */
const CLOSE_TO =
  /^(?!how\b).*\b(?:homes?|houses?|condos?|listings?|anything|something)(?: \w+){0,3} (?:near|close to|closest to|nearest(?: to)?|next to) (?:the )?\w+(?: \w+)?$/;

/** "Is there anything in Dilworth?" */
const ANYTHING = /\b(anything|something|any|algo) (in|at|near|around|on|en) \S+( \S+)?$/;

/** "Listings sorted by price" */
const SORTED =
  /\b(listings|homes|houses|condos) (sorted|ordered|ranked|in order|by price)\b|\bprice range (?:of|for) (?:the |your |all )*(?:homes|houses|condos|listings)\b/;

const SALE =
  /\b(for sale|listings?|listed|on the market|available|homes|houses|condos|properties|en venta|casas|propiedades|disponibles|(?:home|house|condo|townhouse|casa) (?:in|near|en))\b/;

export const allHomes: Skill = (understood, sources) =>
  understood.signals.homes &&
  understood.signals.seeksHomes &&
  !understood.signals.ownHome &&
  asksForAll(understood, sources) &&
  !asksNothing({ ...understood, areas: [] })
    ? homeSearch(understood.query, [], sources)
    : null;

/** Nothing is asked for that a home might not have: "show me the homes", not "homes with a private street". */
export function asksForAll(understood: Understanding, sources: Sources): boolean {
  return !understood.signals.homeParts && understood.contentWords.every((word) => isOfAnyList(word, sources));
}

function isOfAnyList(word: string, { isDetail }: Sources): boolean {
  return isDetail(word) || OF_A_LIST.test(word);
}

const OF_A_LIST =
  /^(homes|houses|condos|townhouses|properties|places|units|casas|propiedades|condominios|family|show|see|find|count|average|current|currently|more|other|all|been|least|most|half|quarter|thousand|brand|offer|best|character|near|nearest|nearby|closest|next|around)$/;

/** "I want a community with a pool": nothing else was understood, so that none, and the closest, is the answer. */
export const anyHomes: Skill = (understood, sources) =>
  understood.query.features && understood.signals.seeksHomes
    ? homeSearch(understood.query, understood.areas, sources)
    : null;

/** Asks about a rule, a reason or a state of things, and not which homes there are. */
export const OF_NO_LIST =
  /^(who|whose|when|why|how|can|could|may|must|should|did|was|were|does|do (i|we|you (?!have))|do (?!(you have|any|your|all|these|those)\b)(?!.*\b(homes|houses|condos|townhouses|listings)\b)|what (is|does|did)|what are (?!the|your|some)|es|esta|puedo|se puede|is (?!there)|are (?!there))\b|\b((?<!in )law|rules?|allowed|code|permit|legal)\b|^do .*\b(need|sell|cost|hold|require|appreciate|last|appraise)\b/;
