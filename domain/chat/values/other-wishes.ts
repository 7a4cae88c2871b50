import type { Match } from './whole-matches.ts';

/** Something wanted of a home that nothing in the records stands for. */
export interface OtherWish {
  /** As it was said: "near a hospital", "no hoa". */
  said: string;
  /** What a description would call it; '' where only its absence is wanted. */
  thing: string;
  /** Whether it is something to be near to. */
  isNear: boolean;
  /** Slug of the area that a distance is told from. */
  from?: string;
}

/** A message as the readers left it. */
export interface Unread {
  /** Plain text with marks for the names. */
  text: string;
  /** The text without the features that are named in it. */
  rest: string;
  /** Where in the text features are named. */
  matches: readonly Match[];
  /** The same of what stands between commas. */
  parts: readonly string[];
}

/**
 * What a message wants of a home besides what the readers make out: "with concrete walls", "on a quiet street".
 * @param isRead whether a reader makes something of a phrase
 */
export function otherWishes(
  { text, rest, matches, parts }: Unread,
  isRead: (phrase: string) => boolean,
): OtherWish[] {
  const cars = CARS.flatMap(([pattern, unit]) => {
    const [said = '', first, second] = pattern.exec(text) ?? [];
    return said ? [{ said, thing: `${first ?? second} ${unit}`, isNear: false }] : [];
  });
  const introduced = parts.flatMap((part) => [...part.matchAll(INTRODUCED)]);
  const others = introduced.flatMap(({ groups }) => {
    const [opening = '', ...joined] = (groups?.things ?? '').split(JOINT);
    return [
      wishOf(groups?.lead ?? '', opening, isRead),
      ...joined.map((phrase) => wishOf('', phrase, isRead)),
    ].flatMap((one) => one ?? []);
  });
  const within = (phrase: string) => parts.some((part) => part.includes(phrase));
  const named = matches.flatMap((match) => qualified(text, match)).filter(within);
  const phrases = [...named, ...listed(parts, isRead)];
  const told = phrases.flatMap((phrase) => wishOf('', phrase, isRead) ?? []);
  const before = [...rest.replace(/ +/g, ' ').matchAll(BEFORE_HOME)].flatMap(
    ({ groups }) => wishOf('', groups?.opening ?? groups?.things ?? '', isRead) ?? [],
  );
  const all = [...cars, ...before, ...others, ...told];
  return all.filter(({ said }, at) => !all.slice(0, at).some((one) => overlap(said, one.said)));
}

function overlap(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** A feature with the words before it that say which: "a screened porch", "spanish tile roof". */
function qualified(text: string, { at, end }: Match): string[] {
  const [, words] = QUALIFIERS.exec(text.slice(0, at)) ?? [];
  return words ? [`${words}${text.slice(at, end)}`] : [];
}

/** What stands between commas, where all of a message is such a list: "native garden, full sun". */
function listed(parts: readonly string[], isRead: (phrase: string) => boolean): string[] {
  const isList = parts.length > 1 && parts.every((part) => part.split(' ').length <= MOST_WORDS);
  const unread = parts.filter((part) => !isRead(part));
  const isOfHomes = parts.some((part) => isRead(part) || isRead(part.split(' ').at(-1) ?? ''));
  return isList && isOfHomes ? unread.filter((part) => UNREAD.test(part)) : [];
}

function wishOf(lead: string, phrase: string, isRead: (phrase: string) => boolean): OtherWish | null {
  const [, article = '', rest = ''] = OPENING.exec(phrase.trim()) ?? [];
  const words = rest.split(' ').filter(Boolean);
  const room = lead.endsWith(ROOM_FOR) ? `${ROOM_FOR} ${article}` : '';
  if (words.length === 0 || words.length > MOST_WORDS || NOTHING.test(rest)) return null;
  if (isRead(`${room}${rest}`)) return null;
  if (words.some((word) => PRONOUNS.has(word) || !/^[a-z]{2,}$|^[2-9]$|^\d{2,}$/.test(word))) return null;
  if (OF_NO_HOME.has(words.at(-1) ?? '') || IN_EVERY_HOME.has(rest)) return null;
  const isAbsent = NEGATIVE.test(`${lead} ${article}`);
  const isNear = NEAR.test(lead);
  const opening = isNear || /^(?:on|in)\b/.test(lead) ? `${lead} ${article}` : isAbsent ? 'no ' : room;
  return { said: `${opening}${rest}`, thing: isAbsent ? '' : `${room}${rest.replace(/s$/, '')}`, isNear };
}

const MOST_WORDS = 4;
const ROOM_FOR = 'room for';
/** A bare number, or an end of some order that is read elsewhere. */
const NOTHING = /^\d+$|^(?:first|second|third|last|former|latter|most|least|fewest|worst|\w+est)\b/;

/** "A 3-car garage", "a garage for 3 cars" */
const CARS: [pattern: RegExp, unit: string][] = [
  [
    /\b(\d) ?(?:\+ ?|plus )?(?:car|auto)s? (?:\w+ )?garages?\b|\b(?:garage|garaje|cochera) (?:that (?:fits|holds) |for |para |de )(\d) (?:cars?|vehicles?|trucks?|carros?|autos?|coches?)\b/,
    'car garage',
  ],
  [
    /\b(\d) (?:\w+ )?parking (?:spaces?|spots?)\b|\b(?:parking|estacionamiento) (?:for |para |de )(\d) (?:cars?|vehicles?|carros?|autos?|coches?)\b/,
    'parking space',
  ],
];

const HOME =
  '(?:homes?|houses?|condos?|town ?(?:house|home)s?|places?|units?|listings?|ones?|casas?|condominios?)';
const BOUND =
  'in|under|over|for|at|that|which|below|above|around|up|from|to|near|close|on|if|because|please|so|but|where|built|within|less|more|or less|en|por|para|cerca|que|pero|hasta|menos|mas|debajo|of|then|there|here|now|lol|pls|ok|either|not|instead|too|also|though|maybe|anyway|tambien|mejor|both|each|next';
const INTRODUCED = new RegExp(
  `(?<lead>\\b(?:(?:with|have|has|and) (?:enough |some )?room for|with|without|no|having|near|close to|next to|on a|in a|(?<=\\b${HOME} )in|walking distance (?:of|to|from)|walk to|con|sin|cerca de|${HOME} (?:that )?(?:has|have|includes?|comes? with|tienen?|que tengan?))) (?<things>(?!(?:${BOUND})\\b)[a-z0-9]+(?: (?!(?:${BOUND})\\b)[a-z0-9]+){0,7})`,
  'g',
);
/** Words of praise, size or price before a home, which ask for nothing by themselves. */
const PLAIN =
  'any|some|an?|the|all|your|my|our|other|more|most|nice|good|great|big|huge|large|small|little|tiny|cheap|affordable|expensive|new|old|available|current|listed|beautiful|cute|lovely|pretty|decent|perfect|dream|first|second|starter|family|charlotte|local|average|similar|different|actual|sample|active|open|single|only|every|each|show|me|list|find|see|looking|want|need|have|has|are|is|there|of|in|at|with|and|or|to|do|does|you|i|we|us|about|for|many|how|no|not|near|like|ok|okay|fine|so|hi|hello|hola|please|thanks|thank|gracias|con|sin|busco|buscamos|quiero|una?|\\w+est|\\w+er|\\w+ing';
const WORDS = (least: number) => `(?!(?:${PLAIN})\\b)[a-z]+(?: (?!(?:${PLAIN})\\b)[a-z]+){${least - 1},2}`;
/** "Black exterior houses", "any white houses" */
const BEFORE_HOME = new RegExp(
  `(?:^(?<opening>${WORDS(2)})|\\b(?:any|an|a|some|for|me|or) (?<things>${WORDS(1)})) (?:homes?|houses?|condos?|town ?(?:house|home)s?)\\b`,
  'g',
);

const UNREAD = new RegExp(`^${WORDS(1)}$`);
const QUALIFIERS = new RegExp(
  `(?:^|\\b(?:an?|any|with|and|or|have|has|un|una|con) )((?:(?!(?:${PLAIN})\\b)[a-z]+ ){1,3})$`,
);

const NEAR = /^(?:near|close|next|walk|cerca)/;
const JOINT = /(?:^| )(?:and|or|plus|also|y|o|e|u|ni)(?: |$)/;
const OPENING =
  /^((?:(?:an?|the|some|any|no|its|own|real|really|very|super|nice|good|great|big|large|small|decent|lots of|plenty of|un|una|el|la|los|las|buena?|grandes?) )*)(.*)$/;
const NEGATIVE = /\b(?:without|no|sin)\b/;

const PRONOUNS = new Set(
  'you me my our your his her their us it them him she other others this that the which what no been sat also just maybe mis sus nuestro nuestra es sea sean tiene tienen quiero necesito hay esta una'.split(
    ' ',
  ),
);

/** What no home is without. */
const IN_EVERY_HOME = new Set(
  [
    'kitchen',
    'bathroom',
    'bedroom',
    'bedrooms',
    'bath',
    'bathrooms',
    'baths',
    'full bath',
    'primary bedroom',
    'master bedroom',
    'master',
    'room',
  ].concat(['rooms', 'living room', 'space', 'windows', 'walls', 'good condition', 'lot', 'lots']),
);

/** People, money and time: what ends in one is nothing of a home. */
const OF_NO_HOME = new Set(
  (
    'someone somebody people person family families kid kids children child baby babies husband wife mom mother dad parents son daughter partner friend friends tenant tenants ' +
    'agent realtor lender bank loan loans mortgage credit score offer offers contract budget money cash down payment payments income percent fee fees price prices cost costs rate rates interest dollars ' +
    'approved preapproved financed flexible hurry time year years month months week weeks day days hour hours minute minutes few couple way row situation question questions problem problems work job rush limit preference doubt everything nothing anything something else one carolina county city town state country car cars cat cats dog dogs grandma grandpa bed beds requirement ' +
    'hijos ninos familia gente dinero presupuesto ano anos mes meses'
  ).split(' '),
);
