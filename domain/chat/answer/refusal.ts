import type { DeclineReason, Verdict } from '../guard/verdict.ts';
import type { Side, Wording } from '../knowledge.ts';
import type { Language } from '../text/language.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria, type Wish, withoutFeatures } from '../values/wish.ts';
import type { Answer, Sources } from './answer.ts';
import { homeSearch } from './home-search.ts';

/** How each kind of request is declined. */
export type Refusals = Readonly<Record<string, Refusal>>;

export interface Refusal extends RefusalWords {
  /** Replaces these words for a visitor on that side. */
  bySide?: Partial<Record<Side, RefusalWords>>;
  links: string[];
}

export interface RefusalWords {
  /**
   * What is declined and why. Of `[ by {traits}| otherwise]` the first is used if the message names a protected trait, else
   * the second.
   */
  text: Wording;
  /** A public source, or an alternative. */
  source?: Wording;
  /** The source for a named trait, by protected class. */
  byTrait?: Partial<Record<string, Wording>>;
  /** What the visitor can do instead, and what the site offers. */
  instead?: Wording;
}

/** The words of refusals, and the legal names of the protected classes. */
export interface RefusalParts {
  refusals: Refusals;
  traitNames: Readonly<Record<string, Wording>>;
}

export interface RefusedRequest {
  verdict: Verdict;
  /** Who asks, as far as this message or an earlier one tells. */
  side: Side | null;
  /** The lawful search criteria of the message: price, rooms, place. null if it requests no homes. */
  wish: Wish | null;
}

/** Declines with a reason and a source, then answers the lawful search in the message. */
export function refusalOf(
  { verdict, side, wish }: RefusedRequest,
  { refusals, traitNames }: RefusalParts,
  sources: Sources,
): Answer {
  const { category } = verdict;
  const refusal = refusals[category];
  if (!refusal) throw new Error(`No refusal for ${category}`);
  const words = rowFor(refusal, side);
  const traits = specificTraits(verdict);
  const told = [
    ...sourcesFor(words, traits).slice(0, WITH_BOTH_SOURCES.has(category) ? MAX_TRAITS : 1),
    ...additionalSources(verdict, refusals),
    words.instead,
  ];
  const lawful = withoutFeatures(wish ?? {});
  const search =
    ANSWERED_WITH_SEARCH.has(category) && hasCriteria(lawful) ? homeSearch(lawful, null, sources) : null;
  const { language } = sources;
  const sentences = [
    textOf(words.text, legalNames(traits, traitNames), language),
    ...told.flatMap((wording) => wording?.[language] ?? []),
  ];
  return {
    text: [sentences.join(' '), search?.text].filter(Boolean).join('\n\n'),
    links: [...(lawful.areas ?? []).slice(0, 2).map((slug) => `area:${slug}`), ...refusal.links],
    sources: [`refusal:${category}`, ...(search?.sources ?? [])],
    ...(search?.task && { task: search.task }),
  };
}

/** "The best schools under 800,000" also requests homes. */
export function namesPrice({ wish, homes }: Pick<Values, 'wish' | 'homes'>): boolean {
  return wish.price !== undefined && homes.length === 0;
}

/** Categories next to which the records still answer. Questions about who may move in are not. */
export const ANSWERED_WITH_SEARCH: ReadonlySet<DeclineReason> = new Set<DeclineReason>([
  'people',
  'welcome',
  'next-door',
  'change',
  'faith',
  'safety',
  'offenders',
  'schools',
]);

/** Sides that get the words of another. */
const SHARES_WORDS_WITH: Partial<Record<Side, Side>> = {
  heir: 'seller',
  investor: 'landlord',
  tenant: 'complainant',
};

function rowFor({ bySide = {}, ...refusal }: Refusal, side: Side | null): RefusalWords {
  return (side && (bySide[side] ?? bySide[SHARES_WORDS_WITH[side] ?? side])) ?? refusal;
}

/** Maximum number of traits named in an answer. */
const MAX_TRAITS = 2;
/** Categories whose answers state the source for each named trait. */
const WITH_BOTH_SOURCES = new Set<DeclineReason>(['advertising', 'people', 'faith']);

/** Family and age words accompany other traits: "a Christian family", "a gay couple", "old money", "for my mother". */
const ACCOMPANYING_TRAITS = new Set(['sex', 'family', 'age']);

/** The most specific traits of a message. */
function specificTraits({ traits = [] }: Verdict): string[] {
  const own = traits.filter((trait) => !ACCOMPANYING_TRAITS.has(trait));
  return own.length > 0 ? own : traits.slice(0, 1);
}

/** Their legal names, without duplicates. */
function legalNames(traits: readonly string[], names: RefusalParts['traitNames']): Wording[] {
  return [...new Set(traits.flatMap((trait) => names[trait] ?? names[classOf(trait)] ?? []))].slice(
    0,
    MAX_TRAITS,
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

/** Sources on safety or schools when the message also asks for those, and on who lives where beside them. */
function additionalSources({ category, traits = [] }: Verdict, refusals: Refusals): Wording[] {
  if (!ANSWERED_WITH_SEARCH.has(category)) return [];
  const rated = traits.filter((trait) => trait !== category && RATED.has(trait));
  const namesPeople =
    RATED.has(category) && traits.some((trait) => !RATED.has(trait) && !ACCOMPANYING_TRAITS.has(trait));
  const asked = [...rated, ...(namesPeople ? ['people'] : [])];
  return asked.flatMap((subject) => refusals[subject]?.source ?? []);
}

/** What places are rated by. */
const RATED = new Set(['safety', 'schools']);
