import { DECLINED, type Declined, type Verdict } from '../guard/category.ts';
import type { Side, Wording } from '../knowledge.ts';
import { plainText } from '../text/plain-text.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits, type Wish } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import { homeSearch } from './home-search.ts';

/** How each kind of request is declined. */
export type Refusals = Readonly<Record<string, Refusal>>;

export interface Refusal extends RefusalWords {
  /** The whole row for somebody on a side of the matter. */
  bySide?: Partial<Record<Side, SideWords>>;
  /** The whole row where plain words say that something else is asked for of the same kind, whoever asks it. */
  bySaid?: readonly SideWords[];
  /** The same where nobody's side is known. */
  byMatter?: readonly SideWords[];
  /** Plain words that say outright what is asked for, where the guard heard something else. */
  named?: Named;
  links: string[];
}

interface SideWords extends RefusalWords {
  /** Plain words by which somebody is known to be on it. */
  said?: readonly string[];
}

interface Named {
  words: readonly string[];
  insteadOf: readonly Declined[];
  /** The only side that says so. */
  side?: Side;
}

export interface RefusalWords {
  /** The no with its one reason. */
  text: Wording;
  /** Where anyone may look, or what may be done in its place. */
  source?: Wording;
  /** The same where the message names a trait, by its class of protected words. */
  byTrait?: Partial<Record<string, Wording>>;
  /** What the visitor can do, and what is done here. */
  instead?: Wording;
}

export interface RefusedRequest {
  message: string;
  verdict: Verdict;
  side: Side | null;
  /** What the same message wishes for that anyone may, price, rooms, a place; null where it asks for no homes. */
  wish: Wish | null;
}

/** A plain no with its reason and a source, and then the homes that the lawful part of the message asks for. */
export function refusalOf(
  { message, verdict: heard, side: said, wish }: RefusedRequest,
  refusals: Refusals,
  sources: Sources,
): Answer {
  const plain = ` ${plainText(message)} `;
  const named = namedIn(plain, heard, refusals);
  const verdict = { ...heard, ...(named && { category: named.category }) };
  const { category } = verdict;
  const side = named?.side ?? said;
  const refusal = refusals[category];
  if (!refusal) throw new Error(`No refusal for ${category}`);
  const words = wordsFor(refusal, side, plain);
  const told = [words.text, ...sourcesFor(words, verdict), ...alsoNamed(verdict, refusals), words.instead];
  const { features: _, notFeatures: __, ...lawful } = wish ?? {};
  const search = OF_PLACES.has(category) && hasLimits(lawful) ? homeSearch(lawful, null, sources) : null;
  const sentences = told.flatMap((wording) => wording?.[sources.language] ?? []);
  return {
    text: [sentences.join(' '), search?.text].filter(Boolean).join('\n\n'),
    links: [...(lawful.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`), ...refusal.links],
    sources: [`refusal:${category}`, ...(search?.sources ?? [])],
    ...(search?.task && { task: search.task }),
  };
}

function namedIn(plain: string, { category }: Verdict, refusals: Refusals) {
  const found = DECLINED.find((other) => {
    const named = refusals[other]?.named;
    return named?.insteadOf.includes(category) && says(plain, named.words);
  });
  return found && { category: found, side: refusals[found]?.named?.side };
}

/** "The best schools under 800,000" asks for homes, whatever else it asks. */
export function namesPrice({ wish, homes }: Pick<Values, 'wish' | 'homes'>, side: Side | null): boolean {
  return wish.price !== undefined && homes.length === 0 && (side === null || side === 'buyer');
}

/** What somebody looks for is answered beside these; who may come is not. */
const OF_PLACES = new Set<Declined>(['people', 'faith', 'safety', 'offenders', 'schools']);

/** Sides that stand where another does. */
const ALIKE: Partial<Record<Side, Side>> = { heir: 'seller', investor: 'landlord', tenant: 'complainant' };

function says(plain: string, phrases: readonly string[] = []): boolean {
  return phrases.some((words) => plain.includes(` ${words} `));
}

function wordsFor(
  { bySide = {}, bySaid = [], byMatter = [], ...refusal }: Refusal,
  side: Side | null,
  plain: string,
): RefusalWords {
  const isSaid = ({ said }: SideWords) => says(plain, said);
  const named = [...bySaid, ...Object.values(bySide)].find(isSaid);
  if (named) return named;
  const ofSide = side === null ? undefined : (bySide[side] ?? bySide[ALIKE[side] ?? side]);
  return ofSide ?? byMatter.find(isSaid) ?? refusal;
}

/** An ad that speaks of two traits is mended in both. */
const MOST_NAMED: Partial<Record<Declined, number>> = { advertising: 2 };

function sourcesFor({ source, byTrait = {} }: RefusalWords, { category, traits = [] }: Verdict): Wording[] {
  const telling = traits.toSorted(byTelling(category));
  const own = OF_PLACES.has(category) ? telling.slice(0, 1) : telling;
  const named = new Set(own.flatMap((trait) => byTrait[trait] ?? byTrait[classOf(trait)] ?? []));
  if (named.size === 0) return source ? [source] : [];
  return [...named].slice(0, MOST_NAMED[category] ?? 1);
}

/** "Family" and "old" go with every other word: "a Christian family", "a gay couple", "old money", "for my mother". A kind tells more. */
function byTelling(category: Declined) {
  const least = OF_PLACES.has(category) ? ['sex', 'age', 'family'] : ['sex', 'family', 'age'];
  const rank = (trait: string) => least.indexOf(classOf(trait)) * 2 + (trait.includes('/') ? 0 : 1);
  return (one: string, other: string) => rank(one) - rank(other);
}

/** "sex/orientation" is a kind of "sex". */
function classOf(trait: string): string {
  return trait.split('/')[0] ?? trait;
}

/** Where to look for a verdict on safety or schools that is asked for along with something else. */
function alsoNamed({ category, traits = [] }: Verdict, refusals: Refusals): Wording[] {
  if (!OF_PLACES.has(category)) return [];
  return traits
    .filter((trait) => trait !== category && (trait === 'safety' || trait === 'schools'))
    .flatMap((trait) => refusals[trait]?.source ?? []);
}
