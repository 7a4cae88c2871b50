import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry, Side } from '../knowledge.ts';
import { hashWord } from '../text/features.ts';
import type { FoundEntry } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';
import { capitalized } from './sentences.ts';
import { type BaseTerms, sharesText } from './shares.ts';

/**
 * Confidence from which an entry is given as the answer: 5 % are wrong of 742 held-out lines typed by people. Below `LIKELY` the
 * question stays unanswered.
 */
export const SURE = 0.9;
/**
 * Confidence from which an entry is told rather than what a message may ask of the records, or beside a refusal: of the texts
 * that 3,109 declined messages got there, nearly all below it were beside the point.
 */
export const SURE_OF_TEXT = 0.85;

export const LIKELY = 0.35;
/** Confidence from which an entry answers a message that surely asks for something of the records, or a calculation. */
export const BESIDE_RECORDS = 0.75;

/** Share of the first entry's confidence from which the second is added. */
export const SECOND_ENTRY_SHARE = 0.5;

/** Whether to add the second entry: it is nearly as likely, and one of its aspects is requested. */
export function includesSecondEntry(first: FoundEntry, second: FoundEntry | undefined): boolean {
  return second?.aspect !== undefined && second.confidence >= SECOND_ENTRY_SHARE * first.confidence;
}

/** A candidate entry. */
export interface KnownEntry extends FoundEntry {
  entry: Entry;
}

export interface EntryContext {
  side: Side | null;
  /** The areas under discussion. */
  areas: readonly string[];
  /** The last entry answered. */
  told?: EntryTask | undefined;
  /** The price under discussion and the income, which percentages are calculated from. */
  terms?: BaseTerms;
  /** The requested aspect of the entry. */
  aspect?: string | undefined;
  /** Whether a yes-or-no question was asked. */
  asksYesOrNo?: boolean;
}

/** An answer from an entry, which becomes the current task. */
export type EntryAnswer = Answer & { task: EntryTask };

/** Answers from an entry, with its variant for the requested aspect, the area or the visitor's side. */
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

/** Removes a text's example calculations when one for the visitor's own amount is shown. */
function withoutExamples(text: string): string {
  return text
    .split(/(?<=\.) (?=\p{Lu})/u)
    .filter((sentence) => (sentence.match(/\$\d/g) ?? []).length < LEAST_EXAMPLES)
    .join(' ');
}

const LEAST_EXAMPLES = 3;

/** Turns "Yes: name two homes" into "Name two homes" when the question is not yes-or-no. */
function withoutVerdict(text: string, verdicts: readonly string[]): string {
  const verdict = verdicts.find((one) => text.startsWith(`${one}: `));
  if (verdict === undefined) return text;
  return capitalized(text.slice(verdict.length + 2));
}
