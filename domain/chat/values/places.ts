import type { Neighborhood } from '../../neighborhoods/neighborhood.ts';
import { editDistance } from '../text/edit-distance.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';
import { isNegated, isRuledOutAfter } from './negation.ts';

/** Place names that are not in the records, as plain text. */
export interface PlaceNames {
  /** Other names of areas, by slug. */
  also: Readonly<Record<string, readonly string[]>>;
  /** Places outside the recorded areas. */
  elsewhere: readonly string[];
}

interface Distance {
  /** Of the area. */
  slug: string;
  /** The visitor's words: "20 minutes from uptown". */
  text: string;
}

export interface NamedPlaces {
  /** Slugs in the order of mention. */
  areas: string[];
  /** Slugs of excluded areas: "skip the lake". */
  notAreas: string[];
  /** Distances to areas; they do not ask for homes in these areas. */
  distances: Distance[];
  /** A place outside the areas; '' if none is named. */
  elsewhere: string;
  /** The text with a placeholder for each place name. */
  rest: string;
}

/**
 * @param phrases phrases that may contain the name of an area without meaning it: "lake view"
 * @returns a function that finds places in a plain text; area names may be written without spaces or misspelled. Without
 * `answersNo`, a "no" that opens the text leaves out the place after it: "no Dilworth", but "No, Dilworth".
 */
export function createPlaceReader(
  names: PlaceNames,
  phrases: readonly string[] = [],
): (text: string, areas: readonly Pick<Neighborhood, 'slug' | 'name'>[], answersNo?: boolean) => NamedPlaces {
  /** Cache: every message is searched for all areas. */
  const ownNames = new WeakMap<Pick<Neighborhood, 'slug' | 'name'>, KnownName[]>();
  const longerNames = Map.groupBy(
    [...names.elsewhere, ...phrases].map(wordsOf).filter(({ length }) => length > 1),
    ([first]) => first,
  );
  return (text, areas, answersNo = false) => {
    const words = wordsOf(text);
    const longer = spansOf(longerNames, words);
    const known = areas.flatMap((area) => {
      const own = ownNames.get(area) ?? knownNamesOf(area, names);
      ownNames.set(area, own);
      return own;
    });
    const found: { slug: string; at: number; length: number }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const best = longestNameAt(words, at, known);
      if (!best || isPartOfLongerName(words, at, best, known)) continue;
      if (longer.some((one) => exceeds(one, { at, length: best.length }))) continue;
      found.push({ ...best, at });
      at += best.length - 1;
    }
    const excluded = excludedStarts(words, found, answersNo);
    // "the lake house" keeps its article: it is one house
    const keepsArticle = ({ at, length }: { at: number; length: number }) =>
      words[at] === 'the' && HOME.test(words[at + length] ?? '');
    const marked = words.map((word, index) =>
      found.some((one) => index >= one.at + Number(keepsArticle(one)) && index < one.at + one.length)
        ? '_'
        : word,
    );
    const unrecorded = maskFirstName(marked.join(' '), names.elsewhere);
    const own = found.filter(({ at }) => OWN_PLACE.test(words.slice(0, at).join(' ')));
    const relevant = found.length > own.length ? found.filter((one) => !own.includes(one)) : found;
    // The last mention of a place counts: "near Uptown, not Uptown".
    const isExcludedBySlug = new Map(relevant.map((one) => [one.slug, excluded.has(one.at)]));
    const slugsOf = (isExcluded: boolean) =>
      [...isExcludedBySlug].flatMap(([slug, out]) => (out === isExcluded ? [slug] : []));
    return {
      areas: slugsOf(false),
      notAreas: slugsOf(true),
      distances: found.flatMap(({ slug, at, length }) => {
        const [away] = DISTANCE.exec(words.slice(0, at).join(' ').slice(-MAX_DISTANCE_LENGTH)) ?? [];
        const name = words.slice(at, at + length).join(' ');
        return away === undefined ? [] : [{ slug, text: `${away} ${name}` }];
      }),
      elsewhere: ORIGIN.test(unrecorded.before) ? '' : unrecorded.name,
      rest: unrecorded.rest.replace(/_( _)+/g, '_'),
    };
  };
}

interface KnownName {
  slug: string;
  letters: string;
  /** How many words it has. */
  words: number;
  /** Minimum letters to tolerate one typo, and two. */
  mistakesFrom: number;
  twoMistakesFrom: number;
}

function knownNamesOf(
  { slug, name }: Pick<Neighborhood, 'slug' | 'name'>,
  { also }: PlaceNames,
): KnownName[] {
  const toKnownName = (plain: string, mistakesFrom: number, twoMistakesFrom: number) => {
    const words = wordsOf(plain).length;
    return { slug, letters: plain.replaceAll(' ', ''), words, mistakesFrom, twoMistakesFrom };
  };
  const otherNames = also[slug] ?? [];
  return [
    toKnownName(plainText(name), ONE_MISTAKE_FROM, TWO_MISTAKES_FROM),
    ...otherNames.map((other) =>
      toKnownName(other, ARTICLE.test(other) ? Infinity : ALSO_MISTAKEN_FROM, Infinity),
    ),
  ];
}

/** "The late" is not "the lake". */
const ARTICLE = /^(?:the|el|la) /;

interface Span {
  at: number;
  length: number;
}

/** @param names by their first word */
function spansOf(names: ReadonlyMap<string | undefined, string[][]>, words: readonly string[]): Span[] {
  return words.flatMap((word, at) =>
    (names.get(word) ?? [])
      .filter((name) => name.every((word, place) => words[at + place] === word))
      .map(({ length }) => ({ at, length })),
  );
}

/** Whether a span shares words with another and does not lie within it. */
function exceeds(one: Span, other: Span): boolean {
  const end = one.at + one.length;
  const otherEnd = other.at + other.length;
  return one.at < otherEnd && end > other.at && (one.at < other.at || end > otherEnd);
}

const MAX_WORDS = 3;

/** Returns the longest name that starts at a word; exact spelling wins over a misspelling. */
function longestNameAt(words: readonly string[], at: number, known: readonly KnownName[]) {
  const openings = Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, more) =>
    sayingOf(words.slice(at, at + more + 1)),
  );
  for (const isSame of [isExact, isNear]) {
    for (const said of [...openings].reverse()) {
      const found = known.find((one) => isSame(one, said));
      if (found) return { slug: found.slug, length: said.count };
    }
  }
  return null;
}

/** Words that may be a name; prepared once, since each is compared with all known names. */
interface Saying {
  letters: string;
  /** How many words it has. */
  count: number;
  /** "Up to an" is not "uptown", and "south and" not "south end". */
  hasSmallWord: boolean;
}

function sayingOf(words: readonly string[]): Saying {
  return {
    letters: words.join(''),
    count: words.length,
    hasSmallWord: words.some((word) => SMALL_WORDS.has(word)),
  };
}

function isExact({ letters }: KnownName, said: Saying): boolean {
  return letters === said.letters;
}

/** Whether a longer name of the same area starts at the next word: "the lake" of "the lake norman". */
function isPartOfLongerName(
  words: readonly string[],
  at: number,
  { slug, length }: { slug: string; length: number },
  known: readonly KnownName[],
): boolean {
  const next = length > 1 ? longestNameAt(words, at + 1, known) : null;
  return next !== null && next.slug === slug && next.length >= length;
}

const TWO_MISTAKES_FROM = 9;
const ONE_MISTAKE_FROM = 6;
/** "El pago" is not "el lago", and "cuarto para" not "cuarto ward". */
const ALSO_MISTAKEN_FROM = 7;

function isNear(
  { letters: name, words, mistakesFrom, twoMistakesFrom }: KnownName,
  { letters: typed, count, hasSmallWord }: Saying,
): boolean {
  if (name.length < mistakesFrom || name[0] !== typed[0]) return false;
  if (count > words || hasSmallWord) return false;
  const most = name.length >= twoMistakesFrom ? 2 : 1;
  return Math.abs(name.length - typed.length) <= most && editDistance(name, typed, most) <= most;
}

/** Returns the start indexes of excluded places. In "not Uptown or the lake" both are excluded. */
function excludedStarts(
  words: readonly string[],
  found: readonly { at: number; length: number }[],
  answersNo: boolean,
): Set<number> {
  const out = new Set<number>();
  /** End of the previous place if it is excluded. */
  let end: number | null = null;
  for (const { at, length } of found) {
    const isJoined = end !== null && JOINS.test(words.slice(end, at).join(' '));
    const after = words.slice(at + length).join(' ');
    const isQuestioned = words[0] === 'nothing' && AT_ALL.test(after);
    const before = words.slice(answersNo ? 1 : 0, at).join(' ');
    const isOut = isJoined || isRuledOutAfter(` ${after}`) || isExcluded(before);
    if (!isQuestioned && isOut) out.add(at);
    end = out.has(at) ? at + length : null;
  }
  return out;
}

function isExcluded(before: string): boolean {
  return OUTSIDE.test(before) || isNegated(before.replace(ANSWER, ''));
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'of', 'or', 'the', 'to', 'y', 'o']);

const HOME = /^(?:home|house|condo|place|property|listing|townhouse|townhome|one)$/;

/** "Nothing in Dilworth at all?" is a question about Dilworth and does not exclude it. */
const AT_ALL = /^(?:at all|then|available|right now|yet|either)\b/;

const JOINS = /^(?:and|or|nor|y|o|ni)(?: (?:in|the|el|la|en))*$/;

/** "Outside of", "take out anything at the", "remove the ones in" */
const OUTSIDE =
  /\b(?:outside(?: of)?|fuera de|(?:drop|remove|lose|ditch|nix|eliminate|(?:knock|cross|take|leave) (?:out|off)|get rid of|descart[ae]|elimin[ae]|quit[ae]|sac[ae])(?: (?:(?:anything|everything|all|those|the ones|the homes) (?:in|at|on|near|from)))?)(?: (?:the|el|la|lo de|las de|los de)(?: l[ao])?)?$/;

/** "No homes in Dilworth": a "no" that opens a message asks, and does not exclude. */
const ANSWER = /^no(?= (?:in|near|around|on|en|homes|anything)\b)/;

/** Where the visitor comes from or lives now is not where they search: "moving from", "we have been renting in". */
const ORIGIN =
  /\b(?:(?:moving|move|relocating|coming|come|we are|i am|us) from|(?:i|we) (?:live|rent) in|(?:am|are|been|currently|now|still) (?:renting|living) in|^renting in|(?:mudo|mudamos|vengo|venimos|soy|somos) de|(?:vivo|vivimos|rento|rentamos|alquilo|alquilamos) en)(?: the)?$/;
/** Neither is where they own a home or work. */
const OWN_PLACE = new RegExp(
  `${ORIGIN.source}|\\b(?:(?:i|we|who) (?:lives?|own|work|lived|grew up) in|(?:my|our) (?:house|home|condo|place|townhouse) in)(?: the)?$`,
);

const MAX_DISTANCE_LENGTH = 80;

/** "Within 20 minutes of", "15 miles away from", "too far from" */
const DISTANCE =
  /\b(?:(?:within |in |a |under |less than |menos de )?\d+(?:(?: (?:to|or|a|o))? \d+)? ?(?:miles?|mi|km|minutes?|mins?|hours?|blocks?|minutos|millas|cuadras|horas?)(?: (?:away|or less|max|drive|driving|walk|walking|ride|out|by (?:car|train|bus)|en (?:carro|coche|auto|tren)|caminando))*(?: (?:from|of|to|de|del))?|(?:too )?far(?: away)? from|away from|(?:muy )?lejos del?)(?: (?:the|el|la))?$/;

/** Replaces the first name that occurs in a text with a placeholder; also returns the text before it. */
function maskFirstName(
  text: string,
  names: readonly string[],
): { name: string; before: string; rest: string } {
  const padded = ` ${text} `;
  const name = names.find((one) => padded.includes(` ${one} `));
  if (name === undefined) return { name: '', before: '', rest: text };
  const at = padded.indexOf(` ${name} `);
  const before = text.slice(0, at).trimEnd();
  return { name, before, rest: `${text.slice(0, at)}_${text.slice(at + name.length)}` };
}
