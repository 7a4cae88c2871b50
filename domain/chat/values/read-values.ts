import type { Attribute } from '../understand/understood.ts';
import { type About, aboutIn } from './about.ts';
import { type Also, alsoIn } from './also.ts';
import { attributesIn, walksTo } from './attributes.ts';
import { afterChangeOfMind, changesMind, isBare } from './bare.ts';
import { builtRange } from './built-range.ts';
import { type Feature, featureReader, thingReader } from './features.ts';
import type { Figure, FigureRole, FiguresRead, ReadFigures, SumKind } from './figures.ts';
import { homeLimits } from './home-limits.ts';
import { howMany } from './how-many.ts';
import { asksKind, type Kinds, kindsIn, withoutKinds } from './kinds.ts';
import type { Range } from './limit.ts';
import { type LoanTerms, loanTermsOf } from './loan-terms.ts';
import { messageReader, type ReadRecords, textOfFigures, wordsWithPauses } from './message-text.ts';
import { numbersIn } from './numbers.ts';
import { type Operation, operationIn } from './operation.ts';
import { type Comparative, comparativeIn, endIn, type Order, type OrderEnd, orderIn } from './order.ts';
import { type OtherWish, otherWishes, tellsNoneApart } from './other-wishes.ts';
import type { PlaceNames } from './places.ts';
import { isOfCertainHome, type Pointing, pointingIn } from './pointing.ts';
import { priceRange } from './price-range.ts';
import { changeRange, scoreLimits, scoreRange } from './score-range.ts';
import { type SideSaid, sideSaid } from './side-said.ts';
import { unreadNumbers, zipIn } from './unread-numbers.ts';
import { type Unrecorded, unrecordedIn } from './unrecorded.ts';
import { hasLimits, type Wish } from './wish.ts';
import type { ReadWishes, ThingWished } from './wish-reader.ts';

/** Everything in a message that can be read without knowing what is meant. */
export interface Values extends FiguresRead {
  /** Plain text with digits; the names of homes and areas are marks in it. */
  text: string;
  /** Ids of homes that are named. */
  homes: string[];
  /** Slugs of areas that are named, without those ruled out. */
  areas: string[];
  /** The areas are named besides those before: "what about SouthEnd too". */
  addsAreas: boolean;
  /** A place outside the records; '' when none is named. */
  elsewhere: string;
  /** What is said of the homes wanted, with the places. */
  wish: Wish;
  /** What is said would do as well as what was asked for before: "2 is fine too". */
  also: Also | null;
  /** What is wanted of a home besides, that no record stands for. */
  others: OtherWish[];
  /** Looks for homes to buy: "do you have condos in NoDa", "3 bedrooms under 600k". */
  seeks: boolean;
  /** Speaks of a home that somebody already has: "my townhouse", "mom's house". */
  isOwn: boolean;
  /** Speaks of a certain home that is listed: "the Uptown condo", "that house". */
  isCertain: boolean;
  /** Limits that no longer matter: "any area", "forget the budget". */
  drops: (keyof Wish)[];
  /** The features among them that are named: "forget the pool". */
  dropped: string[];
  order: Order | null;
  /** How many homes are to be shown: "top 10 homes". */
  howMany: number | null;
  comparative: Comparative | null;
  /** Half the price of what was shown: "anything for half that". */
  isHalf: boolean;
  /** An end of what was asked about before: "and the least?" */
  end: OrderEnd | null;
  /** Facts asked for by name. */
  attributes: Attribute[];
  /** Limits of areas' figures. */
  areaLimits: { attribute: Attribute; range: Range }[];
  /** What is asked of areas that no record tells. */
  unrecorded: Unrecorded | null;
  operation: Operation | null;
  /** Whether it speaks of homes, of areas or of the city as a whole. */
  about: About | null;
  /** Asks whether homes have the features in `wish`, and nothing more. */
  isYesOrNo: boolean;
  /** A past year whose figures are asked for. */
  year: number | null;
  /** Something is named besides homes, places, features and limits: "VA loan on a condo in NoDa". */
  namesMore: boolean;
  /** Takes back what was said before: "I changed my mind, NoDa", "houses then". */
  changesMind: boolean;
  pointing: Pointing;
  terms: LoanTerms;
  side: SideSaid;
}

export interface ReaderWords {
  places: PlaceNames;
  features: readonly Feature[];
}

/** What was learned from labeled messages. */
export interface LearnedReaders {
  readFigures: ReadFigures;
  readWishes: ReadWishes;
}

/** @param last the sum that was shown, or explained, before */
export type ReadValues = (raw: string, records: ReadRecords, last?: SumKind | null) => Values;

/** @param thisYear the year from which a home's age is counted */
export function valuesReader(
  { places, features }: ReaderWords,
  { readFigures, readWishes }: LearnedReaders,
  thisYear: () => number,
): ReadValues {
  const readMessage = messageReader(places);
  const featuresIn = featureReader(features);
  const featuresOfThing = thingReader(features);
  return (raw, { areas, homes }, last = null) => {
    const marked = (part: string) => readMessage(part, { areas, homes });
    const { homes: named, ...place } = marked(raw);
    const text = place.rest;
    const numbers = numbersIn(text);
    const elsewhere = place.elsewhere || zipIn(numbers);
    const ofFigures = textOfFigures(text);
    const { figures, sum: heard } = readFigures(ofFigures, last);
    // without a sum before there is none to go on with: "4 instead of 5"
    const sum = heard === 'same' && last === null ? null : heard;
    const terms = loanTermsOf(ofFigures, figures);
    const built = builtRange(text, thisYear());
    const price = sum ? null : priceRange(withoutOthers(ofFigures, figures));
    const limits = homeLimits(text);
    const scores = scoreLimits(text);
    const hasScore = scores.length > 0;
    const about = aboutIn(text);
    // "by how much" asks for the difference in what was told, not for a price
    const facts = new Set(attributesIn(text.replace(/\bby how much\b/, ' ')));
    // walk scores say which areas one can walk from, not what is within a walk of a named one
    const isOfWalk = about === 'areas' && place.areas.length === 0 && walksTo(text);
    const isOfKind = asksKind(text, homes);
    if (isOfKind) facts.add('type');
    if (isOfWalk) facts.add('walk');
    const { types, ...states } = kindsIn(text, homes);
    const kinds: Kinds = { ...states, ...(types && !isOfKind && { types }) };
    const also = alsoIn(text);
    const [days, change] = [scoreRange(text), changeRange(text)];
    const order = orderIn(text);
    const described = (order?.by === 'lot' ? text.replace(ORDERED_LAND, ' _ ') : text).replace(
      FEWER_LEVELS,
      ' _ ',
    );
    const feature = featuresIn(described);
    const { seeking, things } = readWishes(wordsWithPauses(raw, (part) => marked(part).rest));
    const seeks = seeking === 'find';
    const thingsOf = (kind: ThingWished['kind']) =>
      things.filter((thing) => thing.kind === kind).map(({ said }) => said);
    const drops = DROPS.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
    if (place.areas.length === 0 && OF_CITY.test(text)) drops.push('areas');
    const given = featuresIn(DROPPED.exec(text)?.[0] ?? '');
    const dropped = [...given.wanted, ...given.out];
    const notThings = thingsOf('not');
    const ruledOut = notThings.flatMap((said) => featuresIn(said).wanted);
    const keptOut = [...new Set([...feature.out, ...notThings.flatMap(featuresOfThing), ...ruledOut])].filter(
      (one) => !dropped.includes(one),
    );
    const kept = [...new Set([...feature.wanted, ...thingsOf('has').flatMap(featuresOfThing)])].filter(
      (one) => !dropped.includes(one) && !keptOut.includes(one),
    );
    const namesFeature = (phrase: string) => {
      const { wanted, out, rest } = featuresIn(phrase);
      return wanted.length + out.length > 0 && /^(?:(?:bed)?rooms?|suites?)?$/.test(rest.trim());
    };
    const isRead = (phrase: string) =>
      namesFeature(phrase) ||
      tellsNoneApart(phrase) ||
      featuresOfThing(phrase).length > 0 ||
      feature.said.some((said) => said.includes(phrase)) ||
      phrase.includes('_') ||
      (elsewhere !== '' && phrase.includes(elsewhere)) ||
      aboutIn(phrase) !== null ||
      orderIn(phrase) !== null ||
      attributesIn(phrase).length > 0 ||
      builtRange(phrase, thisYear()) !== null ||
      priceRange(phrase) !== null ||
      hasLimits({ ...homeLimits(phrase), ...kindsIn(phrase, homes) });
    const left = withoutKinds(afterChangeOfMind(feature.rest) ?? feature.rest, homes);
    const isSearch = seeks && (about === 'homes' || hasLimits(limits));
    const distances = isSearch ? place.distances : [];
    const inAreas = place.areas.filter((area) => !distances.some(({ slug }) => slug === area));
    const others: OtherWish[] = [
      ...distances.map(({ said, slug }): OtherWish => ({ kind: 'unread', said, from: slug })),
      ...(also ? [] : otherWishes(text, things, isRead)),
    ];
    const year = pastYear(text, thisYear());
    const isYearRead = built !== null || year !== null;
    const unread = ((seeks || seeking === 'home') && !sum ? unreadNumbers(numbers, isYearRead) : [])
      .filter((said) => said !== elsewhere && !others.some((other) => other.said.includes(said)))
      .map((said): OtherWish => ({ kind: 'unread', said }));
    const otherwise = others.filter((other) => !unread.some(({ said }) => said.includes(other.said)));
    return {
      text,
      homes: named.map(({ id }) => id),
      areas: inAreas,
      addsAreas: ADDS_AREAS.test(text),
      elsewhere,
      wish: {
        ...(price && { price }),
        ...limits,
        ...(built && { yearBuilt: built }),
        ...kinds,
        ...(kept.length > 0 && { features: kept }),
        ...(keptOut.length > 0 && { notFeatures: keptOut }),
        ...(inAreas.length > 0 && { areas: inAreas }),
        ...(place.notAreas.length > 0 && { notAreas: place.notAreas }),
      },
      also,
      others: [...otherwise, ...unread],
      drops,
      dropped,
      order,
      howMany: order ? null : howMany(text),
      comparative: comparativeIn(text),
      isHalf: /\b(?:half (?:of )?(?:that|it|this|the price|as much)|la mitad)\b/.test(text),
      end: endIn(text),
      attributes: [...facts],
      areaLimits: [
        ...scores,
        ...(price && (about === 'areas' || (hasScore && about !== 'homes'))
          ? [{ attribute: 'price' as const, range: price }]
          : []),
        ...(days && about === 'areas' && !hasScore && facts.has('days')
          ? [{ attribute: 'days' as const, range: days }]
          : []),
        ...(change && facts.has('trend') ? [{ attribute: 'trend' as const, range: change }] : []),
      ],
      unrecorded: unrecordedIn(text),
      operation: operationIn(text),
      about,
      isYesOrNo: feature.isYesOrNo,
      year,
      namesMore: left !== '' && !isBare(left),
      changesMind: changesMind(text),
      pointing: pointingIn(text),
      terms,
      figures,
      sum,
      side: sideSaid(text),
      seeks,
      isOwn: seeking === 'own',
      isCertain: isOfCertainHome(text),
    };
  };
}

const OF_PRICE: ReadonlySet<FigureRole> = new Set<FigureRole>(['price', 'loan', 'none']);

/** A text without the figures that are something else than a price. */
function withoutOthers(text: string, figures: readonly Figure[]): string {
  return figures
    .filter(({ role }) => !OF_PRICE.has(role))
    .reduceRight((rest, { said: { at, end } }) => `${rest.slice(0, at)} _ ${rest.slice(end)}`, text)
    .replace(/ +/g, ' ');
}

/** "SouthEnd too", "also in SouthEnd" */
const ADDS_AREAS =
  /^(?:or|o) (?:in |en )?_|_(?: (?:and|or|y|o) _)* (?:too|also|as well|tambien)\b|\b(?:also|add|adding|plus|include|including|tambien|ademas|agrega)(?: (?:in|on|the|around|homes|houses|ones|those|en|la|el))* _(?!home)/;

/** "The biggest yard" orders by land, and rules out no home whose description names no yard. */
const ORDERED_LAND =
  /\b(?:biggest|bigger|largest|larger|smallest) (?:back ?)?(?:yards?|gardens?)\b|\b(?:jardin|patio) mas (?:grande|chico)\b/;

/** "No more than 2 stories" wants none of the homes with two or more. */
const FEWER_LEVELS =
  /\b(?:no more than|not more than|at most|max(?:imum)?|up to|less than|fewer than|under) \d (?:stor(?:y|ies)|levels?|floors?|pisos|plantas)\b/g;

/** "Forget the garage", "no need for a pool", "the yard is not a must", "no dock is fine" */
const DROPPED =
  /\b(?:(?:forget|drop|scrap|scratch|lose|skip|remove|never mind|ignore|without|leave out|take out|take off|olvid[ae]|quit[ae]) (?:about )?(?:the|el|la) (?!budget|price|lake|area|bed)\w+|(?:(?:does|do) not (?:need|have to have)|no need for) (?:a |the )?\w+|\w+ (?:is|are) (?:not (?:a must|needed|necessary|that important)|optional)|no \w+ (?:is )?(?:ok|okay|fine)|sin \w+ esta bien)\b/;

/** "Homes in Charlotte" are those of any area, unless one is named beside the city. */
const OF_CITY =
  /\b(?:homes?|houses?|condos?|listings?|casas?)(?: for sale)? (?:in|across|all over|en) (?:all (?:of )?|tod[oa] (?:la )?)?(?:charlotte|the (?:whole )?city|la ciudad)\b|\ball charlotte (?:homes|houses|listings)\b/;

const DROPS: [keyof Wish, RegExp][] = [
  [
    'areas',
    /\b(?:any(?:where| (?:other )?(?:area|neighborhood|part of town|place))|all (?:the )?areas|everywhere|in all areas|other areas|cualquier (?:zona|barrio|area|parte)|todas las zonas|en cualquier lado)\b/,
  ],
  [
    'price',
    /\b(?:any (?:price|budget)|price does not matter|money is no object|no (?:price )?limit|forget (?:the |my |about the )?(?:budget|price)|(?:ignore|drop|without) the (?:budget|price)|cualquier precio|sin limite de precio)\b/,
  ],
  ['types', /\b(?:any (?:type|kind)|all types|cualquier tipo)\b/],
  [
    'bedrooms',
    /\b(?:any (?:number of )?bed(?:room)?s|bedrooms do not matter|forget (?:the )?bed(?:room)?s)\b/,
  ],
  ['features', DROPPED],
];

function pastYear(text: string, thisYear: number): number | null {
  const year = Number(/\b(?:in|of|during|back in|en|for|since|from) (20[12]\d)\b/.exec(text)?.[1] ?? 0);
  return year > 0 && year <= thisYear && !/\bbuilt|construid/.test(text) ? year : null;
}
