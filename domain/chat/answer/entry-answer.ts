import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry, Side } from '../knowledge.ts';
import { hashWord } from '../text/features.ts';
import type { FoundEntry } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';
import { type BaseTerms, sharesText } from './shares.ts';

/**
 * Confidence from which an entry is the answer: of 742 lines as people type them that training keeps back, 5 % are wrong. And from
 * which it answers at all: below, the question stays open.
 */
export const SURE = 0.9;
export const BETWEEN = 0.35;

/** Share of the first's confidence from which the second is told too. */
export const NEARLY = 0.5;

/** Whether the second of the likeliest entries is told too: where it is nearly as likely, and something is asked of it. */
export function tellsBoth(first: FoundEntry, second: FoundEntry | undefined): boolean {
  return second?.aspect !== undefined && second.confidence >= NEARLY * first.confidence;
}

/** An entry that may be meant. */
export interface KnownEntry extends FoundEntry {
  entry: Entry;
}

export interface EntryContext {
  side: Side | null;
  /** The areas spoken of. */
  areas: readonly string[];
  /** The entry that was told last. */
  told?: EntryTask | undefined;
  /** The price spoken of, and what somebody earns: percentages are worked out for them. */
  terms?: BaseTerms;
  /** What is asked about the subject of the entry. */
  aspect?: string | undefined;
  /** A yes or a no answers what is asked. */
  asksYesOrNo?: boolean;
}

/** An answer of an entry, which is spoken of from then on. */
export type EntryAnswer = Answer & { task: EntryTask };

/** An entry, in the words for what is asked about it, for the area spoken of or for the side of the asker where it has such. */
export function entryAnswer(
  entry: Entry,
  { side, areas, terms = {}, aspect, asksYesOrNo = false }: EntryContext,
  sources: Sources,
): EntryAnswer {
  const { language } = sources;
  const shares = sources.shares[entry.id];
  const told = areas.find((slug) => entry.byArea?.[slug]);
  const ofArea = told === undefined ? undefined : entry.byArea?.[told];
  const ofSide = side ? entry.bySide?.[side] : undefined;
  const ofAspect = aspect === undefined ? undefined : entry.aspects?.[aspect];
  const wording = ofArea ?? ofAspect ?? ofSide ?? entry.answer;
  const sum = side && shares?.notFor === side ? '' : sharesText(shares, terms, ofAspect?.[language], sources);
  const rest = sum ? withoutExamples(wording[language]) : wording[language];
  const text = [sum, rest].filter(Boolean).join(' ');
  return {
    text: asksYesOrNo ? text : withoutVerdict(text, sources.words.entry.verdicts),
    links: entry.links,
    ...(sum && shares?.of === 'income' && { suggestions: [...sources.words.sums.rates] }),
    sources: [`entry:${entry.id}`, ...(told ? [`area:${told}`] : [])],
    task: { kind: 'entry', id: entry.id, areas: [...areas], said: hashWord(text) },
  };
}

/** A text without its sums for other amounts, beside the one for what somebody named. */
function withoutExamples(text: string): string {
  return text
    .split(/(?<=\.) (?=\p{Lu})/u)
    .filter((sentence) => (sentence.match(/\$\d/g) ?? []).length < LEAST_EXAMPLES)
    .join(' ');
}

const LEAST_EXAMPLES = 3;

/** "Yes: name two homes" says "Name two homes" to whoever asks how. */
function withoutVerdict(text: string, verdicts: readonly string[]): string {
  const verdict = verdicts.find((one) => text.startsWith(`${one}: `));
  if (verdict === undefined) return text;
  const rest = text.slice(verdict.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
