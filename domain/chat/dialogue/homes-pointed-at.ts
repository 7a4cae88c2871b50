import { dollarsOf } from '../../listings/listing-figures.ts';
import { CLOSED } from '../../listings/listing-status.ts';
import type { Property } from '../../listings/property.ts';
import { kindOf } from '../../listings/property-types.ts';
import type { Sources } from '../answer/answer.ts';
import { homeFigure } from '../answer/figures.ts';
import { matchingHomes, sortHomes } from '../answer/home-search.ts';
import { plainText } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import { plainTextWithDigits } from '../values/number-words.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, withoutFeatures } from '../values/wish.ts';

interface Pointing {
  values: Values;
  /** The homes shown so far, those in hand first. */
  shown: readonly Property[];
  /** Those of the last answer, among which "the cheaper one" is. */
  last?: readonly Property[];
  home: Property | null;
}

/**
 * The homes that a message points at: "the brick one", "la del lago", "the older house". Words that few homes have count most, and
 * homes that were shown before others. Several only if the message points at several: "the two in NoDa".
 */
export function homesPointedAt(
  raw: string,
  { values, shown, last = shown, home }: Pointing,
  sources: Sources,
): Property[] {
  // "which wallpaper hangs in the hall", out of the blue, is about no home
  if (shown.length === 0 && !HOME_NOUN.test(plainText(raw))) return [];
  const phrases = phrasesIn(comparable(raw));
  const all = [...new Set([...shown, ...sources.homes.filter(({ status }) => status !== CLOSED)])];
  const words = new Map(all.map((one) => [one, wordsFor(one, sources)]));
  const rarities = new Map(
    phrases.flat().map((word) => {
      const count = all.filter((one) => words.get(one)?.has(word)).length;
      return [word, count === 0 ? 0 : Math.log((all.length + 1) / count)] as const;
    }),
  );
  const rarity = (word: string) => rarities.get(word) ?? 0;
  const limits = withoutFeatures(values.wish);
  const meeting = hasCriteria(limits) || limits.areas ? new Set(matchingHomes(limits, sources)) : null;
  const order = values.order ?? values.comparative;
  const ranked = [last, shown].find((of) => of.length > 1) ?? all;
  const among = shown.length === 0 && meeting ? ranked.filter((one) => meeting.has(one)) : ranked;
  const leading = order ? sortHomes(among, order)[order.place] : undefined;
  // "what do you have in _, and what's the one with the most space"
  const isOfAll = shown.length === 0 && values.order?.most === 1;
  if (leading && (isOfAll || BY_ORDER_ALONE.test(plainText(raw)))) return [leading];
  // "the town house in _", where there is none
  const { types, bedrooms, areas } = limits;
  const named = { ...(types && { types }), ...(bedrooms && { bedrooms }), ...(areas && { areas }) };
  if (matchingHomes(named, sources).length === 0) return [];
  const scored = all.map((one) => {
    const ofPhrases = phrases.map((phrase) =>
      phrase.reduce((sum, word) => sum + (words.get(one)?.has(word) ? rarity(word) : 0), 0),
    );
    const told = Math.max(0, ...ofPhrases);
    const ranked = one === leading && homeFigure(one, order?.by ?? 'price') ? FIRST : 0;
    const meets = meeting?.has(one) ? MEETS : 0;
    const evidence = told + ranked + meets;
    return { one, score: evidence > 0 ? evidence + (shown.includes(one) ? SHOWN : 0) : 0 };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return [];
  const first = scored.filter(({ score }) => score >= best - CLOSE).map(({ one }) => one);
  const isOfNone = shown.length === 0 && first.length <= FEW;
  if (first.length === 1 || isOfNone || SEVERAL.test(plainText(raw))) return first;
  const others = first.filter((one) => one !== home);
  const [other] = others.filter((one) => shown.includes(one));
  // "the other lake one you got", which was not shown yet
  return other ? [other] : others.length === 1 ? others : [];
}

/** "The cheaper one, what is the payment on it"; "the cheaper one with a yard" has other words, too. */
const BY_ORDER_ALONE =
  /\b(?:the|la|el) (?:\w+er|\w+est|mas \w+|barata|barato|chica|grande)(?: (?:one|home|house|condo|place))?(?! (?:in|on|by|at|with|near|without|home|house|condo|one|de|en|con|of|town|brick)\b)/;

/** What a figure that is first, a criterion met and having been shown weigh beside rare words. */
const FIRST = 1.5;
const MEETS = 1;
const SHOWN = 1.2;
/** Scores this near are alike. */
const CLOSE = 0.05;

const HOME_NOUN =
  /\b(?:ones?|\w*(?:house|home|condo)s?|place|flat|loft|bungalow|cottage|listing|casas?|casita|condominio|departamento|apartamento)\b/;

/** If none was shown, this many may be meant. */
const FEW = 3;
const SEVERAL = /\b(?:both|(?:2|two)(?! ?(?:bed|bath|b[dra]))|ones|those|these|(?:las|los) (?:2|dos|de))\b/;

/** The stems of the phrases that point at something: after "the", "that", "la de". */
function phrasesIn(text: string): string[][] {
  const words = text.split(' ');
  return words.flatMap((word, at) => {
    if (!POINTING.has(word)) return [];
    const rest = words.slice(at + 1, at + 1 + MOST_WORDS);
    const end = rest.findIndex((one) => ENDING.has(one));
    const phrase = (end < 0 ? rest : rest.slice(0, end)).filter((one) => !SMALL.has(one)).map(stem);
    return phrase.length > 0 ? [phrase] : [];
  });
}

const setOf = (words: string) => new Set(words.split(/\s+/));
const MOST_WORDS = 6;
const POINTING = setOf('the that this those these la el las los esa ese esas esos esta este other otra otro');
const ENDING = setOf(
  'looks sounds seems works costs comes is are was were has have had does do did can could will would should and or but so than then if when how what why much i we you it y o pero que tiene tienen es esta estan son fue cuanto cuantos cual si me',
);
const SMALL = setOf(
  '1 one ones 2 two home homes house houses place places listing under over of in on at by with from near de del en con la el the a un una casa casas only just',
);

/** Plain text with all numbers and positions as digits: "the nineteenth floor" becomes "the 19 floor". */
function comparable(raw: string): string {
  return plainTextWithDigits(raw)
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\b[a-z]+(?:st|nd|rd|th)\b/g, (word) => String(ORDINALS.indexOf(word) + 1 || word));
}

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

/** Every word that may point at a home, as stems. */
function wordsFor(home: Property, { areas }: Pick<Sources, 'areas'>): Set<string> {
  const area = areas.find(({ slug }) => slug === home.neighborhoodSlug)?.name ?? '';
  const kind = KIND_WORDS[kindOf(home.propertyType)] ?? '';
  const dollars = dollarsOf(home);
  // "the 938 house", "the $1,895,000 listing"
  const price = dollars === null ? '' : `${dollars} ${Math.round(dollars / 1_000)}`;
  const rooms = [price, `${home.bedrooms} bed`, `${home.yearBuilt ?? ''}`, home.status.toLowerCase()].join(
    ' ',
  );
  const said = comparable(home.description.replace(/^Sample home\. /, ''));
  return new Set(
    [comparable(home.address), plainText(area), kind, rooms, said].join(' ').split(' ').map(stem),
  );
}

/** What people call homes of a kind. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  Condominium: 'condo condominium flat apartment unit departamento apartamento condominio depa',
  'Town house': 'town townhouse townhome row adosada',
  'Single family': 'detached single family independiente',
};
