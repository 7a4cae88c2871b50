import { dollarsOf } from '../../listings/listing-figures.ts';
import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import type { Memory } from '../memory.ts';
import { areasOf } from './areas-named.ts';
import { fits, type HomeQuery, standsIn } from './home-query.ts';
import { within } from './limit.ts';
import { withDigits } from './number-words.ts';
import { HOME_NOUN, hasQuery, lengthOf, SHORT } from './short-question.ts';
import type { Talk } from './talk.ts';
import { DIFFERENCE } from './topic-follow-up.ts';
import type { Understanding } from './understanding.ts';

/** What a short message asks of the homes just found: how many, which of them, or those that are something more; null when nothing. */
export function ofTheHomes(said: Understanding, talk: Talk, follows: boolean): Understanding | null {
  const { memory } = talk;
  const { frame, found } = memory;
  const lastAreas = areasOf(memory.areas, talk.areas);
  const ofHomes = { ...said, measures: [], direction: null, topic: null };
  const signals = { ...said.signals, homes: true };
  const isOfHomes = frame?.kind === 'homes' || frame?.kind === 'home';
  if (ANYTHING_MORE.test(said.plain) && memory.search && (isOfHomes || frame?.kind === 'topic')) {
    const query = { ...memory.search, ...said.query };
    const isThere = talk.homes.filter(standsIn(lastAreas)).some((home) => fits(home, query, talk.describes));
    const areas = said.areas.length > 0 || !isThere ? said.areas : lastAreas;
    return { ...ofHomes, query, areas, browsesAgain: true, signals };
  }
  if (!isOfHomes) return null;
  if (found.length > 1 && isChoiceOfHomes(said))
    return {
      ...ofHomes,
      among: found,
      areas: [],
      query: { ...keptOf(talk), ...said.query },
      signals: { ...signals, whichArea: false },
    };
  if (AT_THAT_PRICE.test(said.plain) && memory.homes.length > 0)
    return {
      ...ofHomes,
      among: likePriced(talk),
      areas: said.areas,
      query: said.query,
      browsesAgain: true,
      signals,
    };
  if (OTHERS.test(said.plain) && found.length > 0)
    return { ...ofHomes, ...theRest(talk, said.areas), areas: [], browsesAgain: true, signals };
  if (frame.kind === 'home') return null;
  if (DIFFERENCE.test(said.plain) && found.length > 1 && found.length <= FEW)
    return { ...ofHomes, among: found, areas: [], query: {}, browsesAgain: true, signals };
  if (isOfThemAll(said, memory))
    return { ...ofHomes, among: severalOf(memory), areas: [], query: {}, browsesAgain: true, signals };
  if (LIST_AGAIN.test(said.plain))
    return { ...ofHomes, areas: lastAreas, query: frame.query, browsesAgain: true, signals };
  const query = { ...houses(said, frame.query), ...bareCount(said, frame.query), ...said.query };
  if (!hasQuery(query) || !narrows({ ...said, query }, follows)) return null;
  const areas = said.areas.length > 0 || ELSEWHERE.test(said.plain) ? said.areas : lastAreas;
  return { ...ofHomes, query: { ...frame.query, ...query }, areas, browsesAgain: true, signals };
}

/** "Which is newer?", after one home and then another; null when it asks for none of two. */
export function ofTheTwo(said: Understanding, { frame, told, found, homes }: Memory): Understanding | null {
  if (!/^homes?$/.test(frame?.kind ?? '') || homes.length !== 1) return null;
  const signals = { ...said.signals, homes: true, whichArea: false };
  const ofHomes = { ...said, areas: [], measures: [], direction: null, topic: null, signals };
  const two = found.length === 2 ? found : told.slice(0, 2);
  if (BOTH.test(said.plain) && two.length === 2)
    return { ...ofHomes, among: two, query: {}, browsesAgain: true };
  const among = told.slice(0, 2);
  if (among.length < 2) return null;
  if (DIFFERENCE.test(said.plain)) return { ...ofHomes, among, query: {}, browsesAgain: true };
  return OF_TWO.test(said.plain) && isChoiceOfHomes(said) ? { ...ofHomes, among } : null;
}

const BOTH = /^(?:and )?(?:are|do|have|is|does) (?:they )?both\b/;
/** "Which is newer?", "which has more bedrooms?" */
const OF_TWO = /\b(?:(?!other)\w+er|more|less|fewer|mas|menos)\b/;

/** What all homes found were looked for; empty where they are only the closest. */
function keptOf({ memory, homes, describes }: Talk): HomeQuery {
  const { order: _, most: __, place: ___, isList: ____, ...query } = memory.search ?? {};
  const found = homes.filter(({ id }) => memory.found.includes(id));
  return found.every((home) => fits(home, query, describes)) ? query : {};
}

/** "Anything else?" is whatever a list left out; after all of it, what else it would have held elsewhere, or all other homes. */
function theRest(talk: Talk, places: readonly Neighborhood[]): Pick<Understanding, 'among' | 'query'> {
  const { memory, homes, describes } = talk;
  const query = keptOf(talk);
  const rest = memory.found.filter((id) => !memory.homes.includes(id));
  if (rest.length > 0 && places.length === 0) return { among: rest, query };
  const others = homes.filter(standsIn(places)).filter(({ id }) => !memory.homes.includes(id));
  const like = others.filter((home) => fits(home, query, describes));
  return like.length > 0
    ? { among: like.map(({ id }) => id), query }
    : { among: others.map(({ id }) => id), query: {} };
}

/** "What else in that price range?": the other homes within a fifth of the prices of those last shown. */
function likePriced({ memory, homes }: Talk): string[] {
  const prices = homes.flatMap((home) => (memory.homes.includes(home.id) ? (dollarsOf(home) ?? []) : []));
  const range = { min: Math.min(...prices) * 0.8, max: Math.max(...prices) * 1.2 };
  return homes
    .filter((home) => !memory.homes.includes(home.id) && within(dollarsOf(home), range))
    .map(({ id }) => id);
}

export const AT_THAT_PRICE =
  /\b(?:anything|something|what) else\b.* (?:in|around|at|for|within) (?:that|this|the same|its) (?:price|money|budget)\b|^(?!.*\b(?:sell|sold)\b).*\b(?:else|other|another|any)\b.*\b(?:same|similar) price\b/;

/** "Is there anything cheaper?" */
const ANYTHING_MORE =
  /^(?:and |ok |so |y )*(?:(?:is|are) there |do you have |have you got |got |show me |hay |tienen? )?(?:anything|something|any|algo|alguna) (?:a (?:bit|little) |mas )?(?:cheaper|bigger|larger|newer|smaller|older|barato|barata|grande|nuev[oa])(?: (?:one|home|house|condo))?s?$/;

const OTHERS =
  /^(?:and |ok |so |y )*(?:(?:is|are) there |do you have |have you got |got |show me |see |list |hay |tienen? |muestrame )*(?:(?:anything|something|what) else|what else (?:is there|(?:do|have) you (?:have|got)|is (?:for sale|available|listed))|(?:any |the |some )?(?:others|other (?:ones|homes|houses|condos|options|listings))|(?<=show me |see |list )(?:some )?more|(?:any |some )?more (?:homes|houses|condos|options|listings|of them|like that)|the rest(?: of them)?|otr[oa]s(?: casas)?|algo mas|que mas hay|mas opciones)(?: (?:in|at|on|near|around|en) .+| please)?$/;

/** "How much are they?" */
function isOfThemAll(said: Understanding, memory: Memory): boolean {
  const homes = severalOf(memory);
  if (homes.length > 1 && homes.length <= FEW && A_DETAIL.test(said.plain)) return true;
  const { statuses, ...query } = said.query;
  const asks = said.signals.asksDetail || WHERE.test(said.plain) || statuses !== undefined;
  return homes.length > 1 && asks && THEY.test(said.plain) && !hasQuery(query) && lengthOf(said) <= SHORT;
}

/** The homes last shown, or told of one after the other. */
function severalOf({ homes, told }: Memory): string[] {
  return homes.length > 1 ? homes : told;
}

/** "And size?" */
const A_DETAIL =
  /^(?:(?:and|what about|how about) )+(?:the |their )?(?:size|price|square (?:feet|footage)|bed(?:room)?s?|bath(?:room)?s?|status|location)s?$/;
const FEW = 3;

const THEY = /\b(?:they|them|their|those|these|both)\b|^how much (?:is|does) (?:it|that|this)(?: cost)?$/;
const WHERE = /^(?:and )?where\b/;

/** "And the cheapest house?", after condos. */
function houses({ plain }: Understanding, { types }: HomeQuery): HomeQuery {
  return types?.includes('Condominium') && A_HOUSE.test(plain) ? { types: ['Single family'] } : {};
}

const A_HOUSE = /\bhouses?\b/;

/** "How many?", "sort by price": the list says so first, and begins with the cheapest. */
const LIST_AGAIN =
  /^(?:and |so |y )*(?:how many|cuant[oa]s)(?: (?:are (?:there|they)|is that|do you have|in (?:all|total)|hay|son|tienen))*$|^(?:and |then |please )*(?:sort|order|rank|list)(?: (?:them|these|those))? by price\b|^cheapest first$/;

/** "What about 4?", after homes with three bedrooms. */
function bareCount({ plain }: Understanding, { bedrooms }: HomeQuery): HomeQuery {
  const [, count, more] = BARE_COUNT.exec(withDigits(plain)) ?? [];
  if (!bedrooms || !count) return {};
  return { bedrooms: more ? { min: Number(count) } : { min: Number(count), max: Number(count) } };
}

const BARE_COUNT =
  /^(?:(?:and|or|y|o|what about|how about|que tal|with|con) )*([1-9])( ?\+| or more| o mas)?$/;

/** "Any cheaper ones elsewhere?" */
export const ELSEWHERE =
  /\b(?:elsewhere|anywhere|somewhere else|(?:other|all|any) (?:areas?|neighborhoods?|places?)|overall|in total|otra zona|otro barrio)\b/;

/** "Which one is newer?", "which of them has parking?", of the homes just found. */
function isChoiceOfHomes(understood: Understanding): boolean {
  const { plain, query, areas, homes } = understood;
  const isNamed = areas.length > 0 || homes.length > 0 || PLACE_NOUN.test(plain);
  return WHICH_OF_THESE.test(plain) && hasQuery(query) && !isNamed && lengthOf(understood) <= SHORT + 2;
}

const WHICH_OF_THESE =
  /^(?:and |so |ok |y )*(?:which|what|cual|cuales)(?: one| ones| of (?:them|these|those|the \w+)| de (?:ell[oa]s|las \w+))?(?: (?:home|house|condo))? (?:is|are|has|have|costs?|es|tienen?|cuesta)\b|^(?:the )?\w+er(?: one)?$|^(?:and |y )?(?:the|el|la) (?:(?:most|least|mas|menos) \w+|\w+est)(?: one)?$/;

/** Whether a message narrows the homes just listed. */
function narrows(understood: Understanding, follows: boolean): boolean {
  const length = lengthOf(understood);
  const short =
    length <= 5 || (length <= 10 && OF_ONESELF.test(understood.plain) && !HOME_NOUN.test(understood.plain));
  const asksWhich = understood.query.order === undefined ? /^(which|cual)\b/ : /^(which|what|cual)\b/;
  const ofTheList = asksWhich.test(understood.plain) && !PLACE_NOUN.test(understood.plain) && length <= SHORT;
  return (
    (follows || understood.signals.there || short || ofTheList) &&
    (!understood.signals.whichArea || ofTheList) &&
    understood.measures.every((measure) => measure === 'price' || measure === 'inventory')
  );
}

/** "We are six", after homes were listed, narrows them. */
const OF_ONESELF = /^(?:(?:and |but )?what if )?(we|i|my|our|somos|tenemos|tengo|mi|nuestro)\b/;

const PLACE_NOUN = /\b(areas?|neighborhoods?|places?|barrios?|zonas?|vecindarios?)\b/;
