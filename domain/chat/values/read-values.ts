import type { Attribute } from '../understand/understood.ts';
import type { Weights } from '../understand/weights.ts';
import { type Alternative, alternativeIn } from './alternative.ts';
import { type Arithmetic, arithmeticIn } from './arithmetic.ts';
import { asksWalkingDistance, attributesIn } from './attributes.ts';
import { droppedCriteriaIn } from './dropped-criteria.ts';
import { createFigureReader } from './figure-reader.ts';
import type { Figure, FigureReading, FigureRole, SumKind } from './figures.ts';
import { appliesToEveryHome, type FreeTextWish, freeTextWishes } from './free-text-wishes.ts';
import { createFeatureReader, createPhraseFeatureReader, type HomeFeature } from './home-features.ts';
import { homeLimits } from './home-limits.ts';
import { asksHomeType, type TypeAndStatus, typesAndStatusesIn, withoutHomeTypes } from './home-types.ts';
import { type ItemReference, itemReferenceIn, refersToSpecificHome } from './item-reference.ts';
import type { Range } from './limit.ts';
import { type LoanTerms, loanTermsOf } from './loan-terms.ts';
import { withoutLookAlikesOfFeatures } from './look-alikes-of-features.ts';
import {
  createMessageReader,
  type KnownRecords,
  withoutNonAmounts,
  wordsWithPauses,
} from './message-text.ts';
import { mayExclude } from './negation.ts';
import { numbersIn } from './numbers.ts';
import { type Operation, operationIn } from './operation.ts';
import { comparativeIn, type Order, type OrderEnd, orderEndIn, orderIn } from './order.ts';
import { pastYearIn } from './past-year.ts';
import type { PlaceNames } from './places.ts';
import { priceRange } from './price-range.ts';
import { hasOnlyValues } from './record-words.ts';
import { requestedCount } from './requested-count.ts';
import { changeRange, scoreLimits, scoreRange } from './score-range.ts';
import { changesMind, textAfterChangeOfMind } from './short-messages.ts';
import { type SideMentions, sideMentionsIn } from './side-mentions.ts';
import { type Subject, subjectIn } from './subject.ts';
import { type UnrecordedTopic, unrecordedTopicIn } from './unrecorded-topic.ts';
import { unusedNumbers, zipIn } from './unused-numbers.ts';
import { hasCriteria, hasExclusions, type Wish } from './wish.ts';
import { createWishReader, type WishPhrase } from './wish-reader.ts';
import { yearBuiltRange } from './year-built-range.ts';

/** Everything that can be parsed from a message without its context. */
export interface Values extends FigureReading {
  /** Plain text with digits and placeholders for the names of homes and areas. */
  text: string;
  homes: string[];
  /** Slugs of the named areas, without excluded ones. */
  areas: string[];
  /** The areas are added to the earlier ones: "what about SouthEnd too". */
  addsAreas: boolean;
  /** A place outside the records; '' if none is named. */
  elsewhere: string;
  /** Criteria for homes, with the places. */
  wish: Wish;
  /** What the visitor would also accept: "2 is fine too". */
  alternative: Alternative | null;
  /** Wishes that match no field of the records. */
  freeTextWishes: FreeTextWish[];
  /** The message searches for homes to buy: "do you have condos in NoDa", "3 bedrooms under 600k". */
  isSearch: boolean;
  /** The message is about a home somebody already owns: "my townhouse", "mom's house". */
  isOwnHome: boolean;
  /** The message refers to a specific listed home: "the Uptown condo", "that house". */
  isSpecificHome: boolean;
  /** Criteria that no longer apply: "any area", "forget the budget". */
  droppedCriteria: (keyof Wish)[];
  /** Ids of features that no longer matter: "forget the pool". */
  droppedFeatures: string[];
  order: Order | null;
  requestedCount: number | null;
  /** A comparison with what was shown: "anything cheaper?" */
  comparative: Order | null;
  /** Asks for half the price of what was shown: "anything for half that". */
  asksHalfPrice: boolean;
  /** The end of the earlier order that a follow-up asks for: "and the least?" */
  orderEnd: OrderEnd | null;
  attributes: Attribute[];
  areaLimits: { attribute: Attribute; range: Range }[];
  unrecordedTopic: UnrecordedTopic | null;
  operation: Operation | null;
  /** What the message does with the last figure. */
  arithmetic: Arithmetic | null;
  subject: Subject | null;
  /** Asks only whether homes have the features in `wish`. */
  isYesOrNo: boolean;
  pastYear: number | null;
  /** Contains more than homes, places, features and limits: "VA loan on a condo in NoDa". */
  hasOtherContent: boolean;
  /** Revokes an earlier statement: "I changed my mind, NoDa", "houses then". */
  changesMind: boolean;
  itemReference: ItemReference;
  terms: LoanTerms;
  sideMentions: SideMentions;
}

/** @param last the previous calculation that was shown or explained */
export type ReadValues = (raw: string, records: KnownRecords, last?: SumKind | null) => Values;

/** "No, something under 600" negates nothing that follows. */
const OPENING_NO =
  /^\s*(?:(?:uy|ay|oh|ugh|hm+|ok|well|bueno|pues)[\s,.!]+)?(?:no|nah|nope)\s*[.,;:!]+\s+(?=[^\d\s])/i;

/** @param thisYear returns the year from which a home's age is counted */
export function createValuesReader(
  { places, features }: { places: PlaceNames; features: readonly HomeFeature[] },
  { figures: figureWeights, wishes }: Pick<Weights, 'figures' | 'wishes'>,
  thisYear: () => number,
): ReadValues {
  const readFigures = createFigureReader(figureWeights);
  const readWishes = createWishReader(wishes);
  const readMessage = createMessageReader(
    places,
    features.flatMap(({ ask }) => ask),
  );
  const findFeatures = createFeatureReader(features);
  const featuresOfPhrase = createPhraseFeatureReader(features);
  return (raw, { areas, homes }, last = null) => {
    const readMasked = (part: string) => readMessage(part, { areas, homes });
    const named = readMasked(raw.replace(OPENING_NO, ''));
    const text = named.rest;
    const numbers = numbersIn(text);
    const elsewhere = named.elsewhere || zipIn(numbers);
    const amountsText = withoutNonAmounts(text);
    const { figures, sum: readSum, likelySum } = readFigures(amountsText, last);
    // without a previous calculation there is none to repeat: "4 instead of 5"
    const sum = (readSum === 'same' || readSum === 'difference') && last === null ? null : readSum;
    const terms = loanTermsOf(amountsText, figures);
    const yearBuilt = yearBuiltRange(text, thisYear());
    const price = sum ? null : priceRange(withoutOtherFigures(amountsText, figures));
    const limits = homeLimits(text);
    const scores = scoreLimits(text);
    const hasScore = scores.length > 0;
    const subject = subjectIn(text);
    // "by how much" asks for a difference, not for a price
    const attributes = new Set(attributesIn(text.replace(/\bby how much\b/, ' ')));
    // walk scores tell which areas are walkable, not what is within walking distance of a named area
    const isWalkingQuestion = subject === 'areas' && named.areas.length === 0 && asksWalkingDistance(text);
    const isTypeQuestion = asksHomeType(text, homes);
    if (isTypeQuestion) attributes.add('type');
    if (isWalkingQuestion) attributes.add('walk');
    const { types, ...states } = typesAndStatusesIn(text, homes);
    const kinds: TypeAndStatus = { ...states, ...(types && !isTypeQuestion && { types }) };
    const alternative = alternativeIn(text);
    const [countRange, trendRange] = [scoreRange(text), changeRange(text)];
    const order = orderIn(text);
    const matches = findFeatures(withoutLookAlikesOfFeatures(text, order));
    const { intent, phrases } = readWishes(wordsWithPauses(raw, (part) => readMasked(part).rest));
    const isSearch = intent === 'find';
    const phrasesOfKind = (kind: WishPhrase['kind']) =>
      phrases.filter((thing) => thing.kind === kind).map(({ text: said }) => said);
    const droppedCriteria = droppedCriteriaIn(text);
    if (named.areas.length === 0 && OF_CITY.test(text)) droppedCriteria.push('areas');
    const [dropped = ''] = DROPPED.exec(text) ?? [];
    const droppedMatches = findFeatures(dropped);
    const droppedFeatures = [...droppedMatches.wanted, ...droppedMatches.excluded];
    // "we do not need a huge house" drops no feature
    const excludesKind = hasExclusions(typesAndStatusesIn(text, homes));
    if (droppedFeatures.length > 0 || (dropped && !excludesKind && !NEED.test(dropped)))
      droppedCriteria.push('features');
    const surelyWanted = mayExclude(text) ? [] : matches.wanted;
    const excludedPhrases = (PROPOSES.test(text) ? [] : phrasesOfKind('not')).filter(
      (said) => !findFeatures(said).wanted.some((one) => surelyWanted.includes(one)),
    );
    const namedInExcluded = excludedPhrases.flatMap((said) => findFeatures(said).wanted);
    const excludedFeatures = [
      ...new Set([...matches.excluded, ...excludedPhrases.flatMap(featuresOfPhrase), ...namedInExcluded]),
    ].filter((one) => !droppedFeatures.includes(one));
    const wantedFeatures = [
      ...new Set([...matches.wanted, ...phrasesOfKind('has').flatMap(featuresOfPhrase)]),
    ].filter((one) => !droppedFeatures.includes(one) && !excludedFeatures.includes(one));
    const isFeatureName = (phrase: string) => {
      const { wanted, excluded, rest } = findFeatures(phrase);
      return wanted.length + excluded.length > 0 && /^(?:(?:bed)?rooms?|suites?)?$/.test(rest.trim());
    };
    const isUnderstood = (phrase: string) =>
      isFeatureName(phrase) ||
      droppedCriteriaIn(phrase).length > 0 ||
      appliesToEveryHome(phrase) ||
      featuresOfPhrase(phrase).length > 0 ||
      matches.phrases.some((said) => said.includes(phrase)) ||
      phrase.includes('_') ||
      (elsewhere !== '' && phrase.includes(elsewhere)) ||
      subjectIn(phrase) !== null ||
      orderIn(phrase) !== null ||
      attributesIn(phrase).length > 0 ||
      yearBuiltRange(phrase, thisYear()) !== null ||
      priceRange(phrase) !== null ||
      hasCriteria({ ...homeLimits(phrase), ...typesAndStatusesIn(phrase, homes) });
    const remainder = withoutHomeTypes(textAfterChangeOfMind(matches.rest) ?? matches.rest, homes);
    const hasSearchCriteria = isSearch && (subject === 'homes' || hasCriteria(limits));
    const distances = hasSearchCriteria ? named.distances : [];
    const areasWanted = named.areas.filter((area) => !distances.some(({ slug }) => slug === area));
    const others: FreeTextWish[] = [
      ...distances.map(({ text: said, slug }): FreeTextWish => ({ kind: 'unread', text: said, from: slug })),
      ...(alternative ? [] : freeTextWishes(text, phrases, isUnderstood)),
    ];
    const pastYear = pastYearIn(text, thisYear(), !yearBuilt && attributes.size > 0);
    const isYearRead = yearBuilt !== null || pastYear !== null;
    const unused = ((isSearch || intent === 'home') && !sum ? unusedNumbers(numbers, isYearRead) : [])
      .filter((said) => said !== elsewhere && !others.some((other) => other.text.includes(said)))
      .map((said): FreeTextWish => ({ kind: 'unread', text: said }));
    const otherPhrases = others.filter(
      (other) => !unused.some(({ text: said }) => said.includes(other.text)),
    );
    const wish: Wish = {
      ...(price && { price }),
      ...limits,
      ...(yearBuilt && { yearBuilt }),
      ...kinds,
      ...(wantedFeatures.length > 0 && { features: wantedFeatures }),
      ...(excludedFeatures.length > 0 && { notFeatures: excludedFeatures }),
      ...(areasWanted.length > 0 && { areas: areasWanted }),
      ...(named.notAreas.length > 0 && { notAreas: named.notAreas }),
    };
    return {
      text,
      homes: named.homes.map(({ id }) => id),
      areas: areasWanted,
      addsAreas: ADDS_AREAS.test(text),
      elsewhere,
      wish,
      alternative,
      freeTextWishes: [...otherPhrases, ...unused],
      // "any area but Uptown" does not drop what it excludes
      droppedCriteria: droppedCriteria.filter((name) => !(name.startsWith('not') && name in wish)),
      droppedFeatures,
      order,
      requestedCount: order ? null : requestedCount(text),
      comparative: comparativeIn(text),
      asksHalfPrice: /\b(?:half (?:of )?(?:that|it|this|the price|as much)|la mitad)\b/.test(text),
      orderEnd: orderEndIn(text),
      attributes: [...attributes],
      areaLimits: [
        ...scores,
        ...(price && (subject === 'areas' || (hasScore && subject !== 'homes'))
          ? [{ attribute: 'price' as const, range: price }]
          : []),
        ...(countRange && subject === 'areas' && !hasScore && attributes.has('days')
          ? [{ attribute: 'days' as const, range: countRange }]
          : []),
        ...(countRange && subject === 'areas' && COUNTS_LISTINGS.test(text)
          ? [{ attribute: 'inventory' as const, range: countRange }]
          : []),
        ...(trendRange && attributes.has('trend')
          ? [{ attribute: 'trend' as const, range: trendRange }]
          : []),
      ],
      unrecordedTopic: unrecordedTopicIn(text),
      operation: operationIn(text),
      arithmetic: arithmeticIn(text),
      subject,
      isYesOrNo: matches.isYesOrNo,
      pastYear,
      hasOtherContent: remainder !== '' && !hasOnlyValues(remainder),
      changesMind: changesMind(text),
      itemReference: itemReferenceIn(text),
      terms,
      figures,
      sum,
      likelySum,
      sideMentions: sideMentionsIn(text),
      isSearch,
      isOwnHome: intent === 'own',
      isSpecificHome: refersToSpecificHome(text),
    };
  };
}

const PRICE_ROLES: ReadonlySet<FigureRole> = new Set<FigureRole>(['price', 'loan', 'none']);

/** Masks the figures that are not prices. */
function withoutOtherFigures(text: string, figures: readonly Figure[]): string {
  return figures
    .filter(({ role }) => !PRICE_ROLES.has(role))
    .reduceRight((rest, { number: { start, end } }) => `${rest.slice(0, start)} _ ${rest.slice(end)}`, text)
    .replace(/ +/g, ' ');
}

/** "SouthEnd too", "also in SouthEnd" */
const ADDS_AREAS =
  /^(?:or|o) (?:in |en )?_|_(?: (?:and|or|y|o) _)* (?:too|also|as well|tambien)\b|\b(?:also|add|adding|plus|include|including|tambien|ademas|agrega)(?: (?:in|on|the|around|homes|houses|ones|those|en|la|el))* _(?!home)/;

/** "Forget the garage", "no need for a pool", "the yard is not a must", "no dock is fine" */
const DROPPED =
  /\b(?:(?:forget|drop|scrap|scratch|lose|skip|remove|never mind|ignore|without|leave out|take out|take off|olvid[ae]|quit[ae]) (?:about )?(?:the|el|la) (?!budget|price|lake|area|bed|_)\w+|(?:(?:does|do) not (?:need|have to have)|no need for) (?:a |the )?\w+|\w+ (?:is|are) (?:not (?:a must|needed|necessary|that important)|optional)|no \w+ (?:is )?(?:ok|okay|fine)|sin \w+ esta bien)\b/;

const NEED = /\bneed\b/;

/** "Homes in Charlotte" means any area, unless one is named with the city. */
const OF_CITY =
  /\b(?:homes?|houses?|condos?|listings?|casas?)(?: for sale)? (?:in|across|all over|en) (?:all (?:of )?|tod[oa] (?:la )?)?(?:charlotte|the (?:whole )?city|la ciudad)\b|\ball charlotte (?:homes|houses|listings)\b/;

/** "More than 40 homes for sale" */
const COUNTS_LISTINGS =
  /\b\d+ (?:active )?(?:listings|(?:homes|houses) (?:for sale|listed|available|on the market)|casas en venta)\b/;

/** "What about a hot tub" excludes nothing. */
const PROPOSES = /^(?:(?:and|ok|so) )*(?:what|how) about (?!no\b|not\b|without\b)/;
