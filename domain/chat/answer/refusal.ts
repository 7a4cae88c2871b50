import type { DeclineReason, Verdict } from '../guard/verdict.ts';
import type { Side, Wording } from '../knowledge.ts';
import type { Language } from '../text/language.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, type Wish } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import { homeSearch } from './home-search.ts';

/** How each kind of request is declined. */
export type Refusals = Readonly<Record<string, Refusal>>;

export interface Refusal extends RefusalWords {
  /** The whole row for somebody on a side of the matter. */
  bySide?: Partial<Record<Side, RefusalWords>>;
  links: string[];
}

export interface RefusalWords {
  /**
   * What is declined, with its one reason. Of `[ by {traits}| otherwise]` the first stands where the message names what is
   * protected, the second where it does not.
   */
  text: Wording;
  /** Where anyone may look, or what may be done in its place. */
  source?: Wording;
  /** The same where the message names a trait, by its class of protected words. */
  byTrait?: Partial<Record<string, Wording>>;
  /** What the visitor can do, and what is done here. */
  instead?: Wording;
}

/** All that refusals are worded by: their rows, and what the law calls each class of protected words. */
export interface RefusalParts {
  refusals: Refusals;
  traitNames: Readonly<Record<string, Wording>>;
}

export interface RefusedRequest {
  verdict: Verdict;
  /** What side the asker said to be on, where this message does not let one know who asks. */
  side: Side | null;
  /** What the same message wishes for that anyone may, price, rooms, a place; null where it asks for no homes. */
  wish: Wish | null;
}

/** What is declined with its reason and a source, and then the homes that the lawful part of the message asks for. */
export function refusalOf(
  { verdict, side, wish }: RefusedRequest,
  { refusals, traitNames }: RefusalParts,
  sources: Sources,
): Answer {
  const { category, asker } = verdict;
  const refusal = refusals[category];
  if (!refusal) throw new Error(`No refusal for ${category}`);
  const words = rowFor(refusal, asker ?? side);
  const traits = tellingTraits(verdict);
  const told = [
    ...sourcesFor(words, traits).slice(0, MOST_TOLD[category] ?? 1),
    ...alsoNamed(verdict, refusals),
    words.instead,
  ];
  const { features: _, notFeatures: __, ...lawful } = wish ?? {};
  const search = OF_PLACES.has(category) && hasCriteria(lawful) ? homeSearch(lawful, null, sources) : null;
  const { language } = sources;
  const sentences = [
    textOf(words.text, named(traits, traitNames), language),
    ...told.flatMap((wording) => wording?.[language] ?? []),
  ];
  return {
    text: [sentences.join(' '), search?.text].filter(Boolean).join('\n\n'),
    links: [...(lawful.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`), ...refusal.links],
    sources: [`refusal:${category}`, ...(search?.sources ?? [])],
    ...(search?.task && { task: search.task }),
  };
}

/** "The best schools under 800,000" asks for homes, whatever else it asks. */
export function namesPrice({ wish, homes }: Pick<Values, 'wish' | 'homes'>, side: Side | null): boolean {
  return wish.price !== undefined && homes.length === 0 && (side === null || side === 'buyer');
}

/** What somebody looks for is answered beside these; who may come is not. */
const OF_PLACES = new Set<DeclineReason>([
  'people',
  'welcome',
  'next-door',
  'change',
  'faith',
  'safety',
  'offenders',
  'schools',
]);

/** Sides that stand where another does. */
const ALIKE: Partial<Record<Side, Side>> = { heir: 'seller', investor: 'landlord', tenant: 'complainant' };

function rowFor({ bySide = {}, ...refusal }: Refusal, side: Side | null): RefusalWords {
  return (side && (bySide[side] ?? bySide[ALIKE[side] ?? side])) ?? refusal;
}

/** A message that speaks of two traits is told of both. */
const MOST_NAMED = 2;
/** An ad is mended in both, and both have a source. */
const MOST_TOLD: Partial<Record<DeclineReason, number>> = { advertising: 2, people: 2, faith: 2 };

/** "Family" and "old" go with every other word: "a Christian family", "a gay couple", "old money", "for my mother". */
const GO_WITH_OTHERS = new Set(['sex', 'family', 'age']);

/** The traits of a message that tell most. */
function tellingTraits({ traits = [] }: Verdict): string[] {
  const own = traits.filter((trait) => !GO_WITH_OTHERS.has(trait));
  return own.length > 0 ? own : traits.slice(0, 1);
}

/** What the law calls them, each once. */
function named(traits: readonly string[], names: RefusalParts['traitNames']): Wording[] {
  return [...new Set(traits.flatMap((trait) => names[trait] ?? names[classOf(trait)] ?? []))].slice(
    0,
    MOST_NAMED,
  );
}

function textOf(text: Wording, traits: readonly Wording[], language: Language): string {
  const list = traits.map((name) => name[language]).join(AND[language]);
  return text[language]
    .replace(/\[([^|\]]*)\|?([^\]]*)\]/g, (_, known: string, unknown: string) => (list ? known : unknown))
    .replaceAll('{traits}', list);
}

const AND: Record<Language, string> = { en: ' or ', es: ' y ' };

function sourcesFor({ source, byTrait = {} }: RefusalWords, traits: readonly string[]): Wording[] {
  const own = new Set(traits.flatMap((trait) => byTrait[trait] ?? byTrait[classOf(trait)] ?? []));
  if (own.size === 0) return source ? [source] : [];
  return [...own];
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
