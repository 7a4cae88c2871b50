/** How a message refers to items that were shown. */
export interface ItemReference {
  /** Position from 0; -1 is the last. */
  ordinal: number | null;
  /** Position that is ruled out: "not the first one". */
  ruledOut: number | null;
  /** "The other one", "the one after that", "both", "all of them". */
  which: 'other' | 'next' | 'middle' | 'both' | 'all' | null;
  /** The ordinal counts from the start of the conversation: "the first one you showed me". */
  countsFromStart: boolean;
  /** "It", "that one", "there". */
  refersToFocus: boolean;
  /** "There", without a place name. */
  saysThere: boolean;
  /** Refers to discussed areas as locations: "in the other one", "in both". */
  refersToAreas: boolean;
  /** Refers to one of several by a property: "the cheapest one", "the Dilworth one". */
  refersToOne: boolean;
  /** Asks which one of several: "which is cheaper". */
  asksWhich: boolean;
  /** Words that describe the item and may occur in its description: "the brick one", "the one with the turret". */
  describingWords: string[];
  /** The message only leaves the item out: "not the Uptown one", "drop _home". */
  isExcluded: boolean;
  /** Replaces one item with another: "swap the second one for NoDa". */
  isSwap: boolean;
}

/** Returns what a plain text with digits refers to. */
export function itemReferenceIn(text: string): ItemReference {
  const [ruledOut = ''] = RULED_OUT.exec(text) ?? [];
  const ordinal = ordinalIn(text.replace(ruledOut, ' '));
  return {
    ordinal,
    ruledOut: ordinalIn(ruledOut),
    which: WHICH_OF.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    countsFromStart: FROM_START.test(text),
    refersToFocus: FOCUS.test(text),
    saysThere: THERE.test(text),
    refersToAreas: PLACE.test(text),
    refersToOne: ONE.test(text),
    asksWhich: WHICH.test(text),
    describingWords: ordinal === null ? describingWordsIn(text) : [],
    isExcluded: EXCLUDED.test(text),
    isSwap: SWAPS.test(text),
  };
}

function ordinalIn(text: string): number | null {
  const ofItems = text.replace(OTHER_ORDINALS, ' _ ');
  const ordinal = ORDINALS.findIndex((pattern) => pattern.test(ofItems));
  return LAST.test(text) ? -1 : ordinal >= 0 ? ordinal : null;
}

const RULED_OUT =
  /\b(?:(?:not|forget|skip|besides|except) the|(?:no|menos|excepto) (?:el|la)) (?:first|second|third|last|1st|2nd|3rd|primer[oa]?|segund[oa]|ultim[oa])(?: (?:1|one|home|house))?\b/;

/** "No the second one" is an answer and the home meant, but "no la segunda" leaves it out. */
const EXCLUDES =
  '^(?:(?:no|ok|and|but|so|please|well|wait|actually|i mean|i meant|just|y|pero|mejor) )*(?:not|drop|leave out|skip|without|except(?: for)?|exclude|remove|rule out|take (?:out|off)|get rid of|forget(?: about)?|(?:everything|all) but|sin|menos|excepto|quit[ae]|no(?= (?:el|la) )) ';
const NAMED_HOME = '(?:(?:the|that|this|el|la) )?_home(?: (?:home|house|condo|casa))?';
const AT_END = '(?: (?:1|one|please|then|though))*$';
const EXCLUDED = new RegExp(
  `${EXCLUDES}(?:${NAMED_HOME}|(?:the|that|this|el|la|es[ea]) (?:(?:[\\w$]+ ){0,3}(?:1|one|home|house|condo|casa)|(?:de|del|en) (?:\\w+ )?_|primer[oa]?|segund[oa]|ultim[oa]|first|second|third|last))${AT_END}`,
);
const ONLY_NAMED_EXCLUDED = new RegExp(`${EXCLUDES}${NAMED_HOME}${AT_END}`);

/** Whether a plain text leaves a named home out and says nothing else: "drop 16 Bobbin Court". */
export function excludesOnlyNamedHome(text: string): boolean {
  return ONLY_NAMED_EXCLUDED.test(text);
}

function describingWordsIn(text: string): string[] {
  const [, before = ''] = DESCRIBED_BEFORE.exec(text) ?? [];
  const [, after = ''] = DESCRIBED_AFTER.exec(text) ?? [];
  return `${before} ${after}`.split(' ').filter((word) => word.length > 2 && !STOP_WORDS.has(word));
}

const ONE_OF = '(?:1|one|home|house|condo|town ?house|place|loft|unit|flat)';
const DESCRIBED_BEFORE = new RegExp(`\\b(?:the|that|this|which)((?: [a-z]+){1,3}) ${ONE_OF}\\b`);
const DESCRIBED_AFTER = new RegExp(
  `\\b${ONE_OF} (?:with|that has|which has) (?:the |an? |its )?([a-z]+(?: [a-z]+)?)`,
);
const STOP_WORDS = new Set(
  'the and that one first second third last other same next town only has have with for its own new old big small nice'.split(
    ' ',
  ),
);
const SWAPS =
  /\b(?:swap|replace|switch|trade|exchange|change)\b.*\b(?:for|with|to|by)\b|\binstead of (?:the |_)/;

/** Whether a message is nothing but an item reference: "the second one". */
export function isOnlyItemReference({
  itemReference,
  text,
}: {
  itemReference: ItemReference;
  text: string;
}): boolean {
  return (
    (itemReference.ordinal !== null || itemReference.which !== null) &&
    text.replace(OPENING, '').replace(THERE_AT_END, '').split(' ').length <= MAX_WORDS
  );
}

const MAX_WORDS = 4;
const THERE_AT_END = / (?:in|de|en) (?:that|es[ea]) \w+$/;
const OPENING = /^(?:(?:and|ok|so|but|what about|how about|y|pero|que tal) )+/;

const NOUN =
  '(?:1|one|home|house|condo|listing|place|property|area|neighborhood|option|casa|condominio|opcion|barrio)';

const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|aug|sept?|oct|nov|dec)(?![a-z]))';

/** Dates and idioms: "on the 2nd", "the second Saturday", "wait a second", "our second home". */
const OTHER_ORDINALS = new RegExp(
  [
    `\\b(?:on|by|until|till|before|after|${WEEKDAY}|${MONTH}) (?:the )?\\d(?:st|nd|rd|th)\\b(?! ${NOUN})`,
    `\\b\\w+ (?:of ${MONTH}|${WEEKDAY})`,
    `\\b(?:an?|1|un|wait|our|my) (?:first|second|segundo)(?! 1\\b)(?: home| house)?\\b`,
    `\\bsecond (?:opinion|thoughts?)\\b`,
  ].join('|'),
  'g',
);

function place(words: string, digit: number): RegExp {
  return new RegExp(
    `\\b(?:the |el |la )?(?:${words})(?! (?:time|floor|ward|story|bedroom|bath|home buyer|step|mortgage|loan|house we|offer|month|year|cheapest|largest|biggest|most|oldest|newest|vez|piso))(?: ${NOUN})?\\b|\\b(?:number|option|numero|opcion|#) ?${digit}\\b`,
  );
}

const ORDINALS = [
  place(
    'first(?= (?:1|one|home|house|condo|listing|place|property|area|neighborhood|option)| ?$)|(?<=the )first(?= (?:at|with|if|please)\\b)|1st|primer[oa]?(?! vez| compra| casa)',
    1,
  ),
  place('second|2nd|segund[oa]', 2),
  place('third|3rd|tercer[oa]?', 3),
  place('fourth|4th|cuart[oa]', 4),
  place('fifth|5th|quint[oa]', 5),
  place('sixth|6th|sext[oa]', 6),
];
const FROM_START =
  /\b(?:the (?:very )?first (?:1|one|home|house|condo|place|listing) (?:that )?(?:you|we) (?:showed|shown|gave|listed|mentioned|told|found|talked|saw|looked)|(?:la|el) primer[oa]? (?:casa |condominio )?que (?:me )?(?:mostro|enseno|dio|dijo|vimos))\b/;
const LAST = new RegExp(
  `\\b(?:the |el |la )(?:last|ultim[oa])(?: ${NOUN}\\b| ?$)|\\b${NOUN} at the bottom\\b|\\bbottom ${NOUN}\\b`,
);
const OTHER = new RegExp(
  `\\b(?:the |el |la )?(?:other|otr[oa])(?: _)?(?: ${NOUN}\\b| ?$| de (?:es[ea]|ahi|alli)\\b)`,
);
const BOTH =
  /\b(?:both|either(?= (?:1|one|of (?:them|these|those|the)|have|has)\b|$)|the 2(?! (?:\w+est|most|least)\b)|these 2|those 2|amb[oa]s|(?:l|es|est)[oa]s (?:dos|2)(?! (?:mas|menos)\b))\b/;
const ALL =
  /\b(?:all of (?:them|these|those)|each of (?:them|these|those)|of (?:these|those|them)|(?:these|those|them)$|all (?:\d|of them)|(?:on|for|of|in|with|of) each(?: (?:1|home|house|condo))?|(?:en|de|por) cada un[oa]|tod[oa]s ell?[oa]s|de (?:ell?[oa]s|esas|estas))\b/;
const NEXT = /\bthe (?:next (?:1|one|home|house|condo|listing)|(?:1|one|home) after(?: (?:that|it|this))?)\b/;
const WHICH_OF: [pattern: RegExp, which: ItemReference['which']][] = [
  [OTHER, 'other'],
  [NEXT, 'next'],
  [/\bthe middle (?:1|one|home|house|condo|listing)\b/, 'middle'],
  [BOTH, 'both'],
  [ALL, 'all'],
];
const PLACE =
  /\b(?:in|around|en) (?:both|either|each|all of|(?:the|that|this|these|those|la|el|es[ea]|amb[oa]s)(?: (?:same|other|first|second|third|last|\w+er|\w+est|otr[oa]))? (?:1|one|ones|2|two|areas?|neighborhoods?|zonas?|barrios?)|the (?:other|(?:first|second|third|last|former|latter)(?! \w))|(?:la|el) (?:otr|primer|segund)[oa](?! \w))\b|\b(?:the other (?:area|neighborhood)|(?:el otro|la otra) (?:zona|barrio|vecindario))\b|\b(?:l[oa]s|casas?|propiedades) de (?:es[ea]|aquell?[oa]?|l[oa] (?:(?:primer|segund|otr)[oa]|mas \w+))\b/;
const FOCUS =
  /\b(?:it|its|that|this|that 1|this 1|(?<!out )there|that (?:home|house|condo|place|area|neighborhood|one)|this (?:home|house|condo|place|area|one)|es[ea]|est[ea]|ahi|alli|alla|lo|la casa|the (?:house|condo|home|place))\b/;
const THERE =
  /\b(?:(?:in|around) (?:that|this|the) (?:same )?(?:area|neighborhood|part of town)|(?:en|de) (?:es[ea]|est[ea]) (?:mism[oa] )?(?:area|zona|barrio|vecindario)|(?<!(?:is|are|was|were) )there(?! (?:is|are|any|a|an)\b)|ahi|alli|alla)\b/;
const ONE =
  /\bwhich ?ever\b|\b(?:the|that|el|la|which|cual)(?! same\b)(?: [a-z_]+){0,3} (?:1|one|casa|condo|condominio|house|home|town ?house|place|listing|property|unit|flat|loft)\b|(?:^| )_ 1\b|\bthe 1 (?:in|on|at|with|by)\b|\b(?:el|la) (?:de|del|en) _/;
const WHICH = /^(?:(?:and|so|ok|but|y) )*(?:which|what|who|cual|of (?:those|these|the))\b/;

/** Whether a plain text refers to a specific home: "the _ condo", "that house". */
export function refersToSpecificHome(text: string): boolean {
  return SPECIFIC_HOME.test(text);
}

const SPECIFIC_HOME =
  /\b(?:the|that|this|your|el|la|esa?|ese|esta?) (?!same\b)(?:[\w$]+ ){0,2}?(?:one|1|home|house|condo|condominium|town ?(?:house|home)|loft|place|apartment|property|listing|unit|bungalow|cottage|farmhouse|ranch|\d ?(?:bed(?:room)?|br)(?= (?:in|on|at)\b)|(?:colonial|victorian|tudor)(?! (?:homes|houses|ones|style|town))|casa|condominio|apartamento|departamento|propiedad)\b|\b(?:el|la) de(?:l)? _/;
