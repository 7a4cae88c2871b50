import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry, Side } from '../knowledge.ts';
import { hashWord } from '../text/features.ts';
import { plainText } from '../text/plain-text.ts';
import { hasNoSubject, hasPronoun, supposes } from '../text/points-back.ts';
import { stem } from '../text/stem.ts';
import { NONE } from '../understand/find-entries.ts';
import type { Understood } from '../understand/understood.ts';
import { tellingWords } from '../values/asking.ts';
import type { LoanTerms } from '../values/loan-terms.ts';
import type { Answer, Sources } from './answer.ts';
import { sharesText } from './shares.ts';

/** Confidence from which an entry is the answer, and from which it is told with others as chips. */
export const SURE = 0.8;
export const BETWEEN = 0.35;
/** Confidence from which a message by itself asks for another entry than the one told before. */
const RATHER = 0.5;
/** Confidence from which an entry is told that nobody is offered. */
const SAID_UNASKED = 0.4;
/** Confidence from which a message is surely about nothing that is known. */
const SURELY_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;

export interface EntryContext {
  side: Side | null;
  /** The areas spoken of. */
  areas: readonly string[];
  /** The entry that was told last. */
  told?: EntryTask | undefined;
  /** The price spoken of, and what somebody earns: percentages are worked out for them. */
  terms?: Pick<LoanTerms, 'amount' | 'income' | 'debts'>;
  /** What is asked about the subject of the entry. */
  aspect?: string | undefined;
}

/**
 * Answers from what is known, by confidence: surely; the better of two, with the others as chips; or one honest sentence,
 * the nearest as chips and the offer to pass the question on. It never answers another question instead.
 */
export function knownAnswer(
  { raw, entries: found, alone: [other] = [] }: Pick<Understood, 'raw' | 'entries' | 'alone'>,
  context: EntryContext,
  sources: Sources,
): Answer {
  const { words, entries, language, unsuggested } = sources;
  const list = withoutExhausted(found, context);
  const known = list.flatMap(({ id, confidence, aspect }) => {
    const entry = entries.find((one) => one.id === id);
    const isSaid = confidence >= SAID_UNASKED || !unsuggested.includes(id);
    return entry && isSaid ? [{ entry, confidence, aspect }] : [];
  });
  const [first] = known;
  const best = list[0];
  const chipsOf = (of: typeof known) =>
    of
      .filter(({ entry, confidence }) => confidence >= LEAST_LIKELY && !unsuggested.includes(entry.id))
      .filter(({ entry }) => entry.id !== context.told?.id)
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  const before = known.find(({ entry }) => entry.id === context.told?.id);
  const toldEntry = entries.find(({ id }) => id === context.told?.id);
  const named = toldEntry && hasNoSubject(plainText(raw)) ? aspectNamed(raw, toldEntry) : undefined;
  if (context.told && toldEntry && named !== undefined)
    return toldAgain(
      raw,
      toldEntry,
      { ...context, told: context.told, isAsked: true, aspect: named },
      sources,
      chipsOf(known),
    );
  const isOfTold = before !== undefined && before !== first && hasNoSubject(plainText(raw));
  const isRather = before?.aspect !== undefined || (first?.confidence ?? 0) < SURE;
  if (context.told && isOfTold && isRather && !context.told.isExhausted)
    return toldAgain(
      raw,
      before.entry,
      { ...context, told: context.told, isAsked: false, aspect: before.aspect },
      sources,
      chipsOf(known.filter((one) => one !== before)),
    );
  if (first && context.told?.id === first.entry.id && first.confidence >= BETWEEN) {
    const isOther =
      other !== undefined && other.id !== first.entry.id && other.id !== NONE && !hasPronoun(plainText(raw));
    const rather = isOther && other.confidence >= RATHER && entries.find(({ id }) => id === other.id);
    if (rather) return entryAnswer(rather, { ...context, aspect: other.aspect }, sources);
    const isAsked = other?.id === first.entry.id && other.confidence >= SURE;
    const told = { ...context, told: context.told, isAsked, aspect: first.aspect };
    return toldAgain(raw, first.entry, told, sources, chipsOf(known.slice(1)));
  }
  if (first && best?.id === first.entry.id && first.confidence >= SURE)
    return entryAnswer(first.entry, { ...context, aspect: first.aspect }, sources);
  if (first && best?.id === first.entry.id && first.confidence >= BETWEEN) {
    const answer = entryAnswer(first.entry, { ...context, aspect: first.aspect }, sources);
    const suggestions = unsuggested.includes(first.entry.id) ? [] : chipsOf(known.slice(1, 3));
    return { ...answer, suggestions };
  }
  if (best?.id === NONE && best.confidence >= SURELY_NONE)
    return { text: words.entry.none, links: [], sources: [], suggestions: words.entry.topics };
  const suggestions = chipsOf(known);
  return {
    text: suggestions.length > 0 ? `${words.entry.unsure} ${words.entry.didYouMean}` : words.entry.unsure,
    links: ['call', 'contact'],
    sources: [],
    suggestions: suggestions.length > 0 ? suggestions : words.entry.topics,
    unanswered: true,
    offer: 'question',
  };
}

/** The aspect of an entry whose name has all the words of a question but those that point back: "and who pays for it" */
function aspectNamed(raw: string, { aspects = {} }: Entry): string | undefined {
  const asked = plainText(raw)
    .split(' ')
    .filter((word) => !hasPronoun(word) && !JOINS.has(word))
    .map(stem);
  if (asked.length < LEAST_WORDS_OF_NAME) return undefined;
  return Object.keys(aspects).find((id) => {
    const words = new Set(id.split('-').map(stem));
    return asked.every((word) => words.has(word));
  });
}

const JOINS = new Set('and so but or for to of'.split(' '));
const LEAST_WORDS_OF_NAME = 2;

/** What had nothing to add is not asked again where another entry may answer. */
function withoutExhausted(found: Understood['entries'], { told }: EntryContext): Understood['entries'] {
  const again = told?.isExhausted ? found.find(({ id }) => id === told.id) : undefined;
  const others = found
    .filter((one) => one !== again)
    .map(({ id, confidence }) => ({ id, confidence: confidence / (1 - (again?.confidence ?? 0) || 1) }));
  return again && (others[0]?.confidence ?? 0) >= SURE && others[0]?.id !== NONE ? others : found;
}

/**
 * What was told holds the answer: the sentence with the words of the question, or its point where the message by itself asks
 * for just that. Else there is nothing to add, and the team can.
 */
function toldAgain(
  raw: string,
  entry: Entry,
  context: EntryContext & { told: EntryTask; isAsked: boolean },
  sources: Sources,
  suggestions: string[],
): Answer {
  const { words, language } = sources;
  const { told } = context;
  const answer = entryAnswer(entry, context, sources);
  const said = hashWord(answer.text);
  if (said !== told.said && !told.before?.includes(said)) return answer;
  const title = entry.title[language];
  const point = pointOf(answer.text);
  const isAsked = context.isAsked || isInTitle(raw, title);
  const again = sentenceAbout(answer.text, raw, title) || (isAsked ? point : '');
  if (again) return { ...answer, task: told, text: words.entry.again(again), suggestions };
  return {
    ...answer,
    task: { ...told, isExhausted: true },
    suggestions,
    links: ['call', 'contact'],
    text: words.entry.thatIsAll(title),
    unanswered: true,
    offer: 'question',
  };
}

/** "Cash" and "move" are asked about. */
const LEAST_LETTERS = 4;

/** The first sentence, or two where it only announces: "In four steps." */
function pointOf(answer: string): string {
  const [first = '', second = ''] = sentencesOf(answer);
  return first.split(' ').length < LEAST_WORDS_OF_POINT ? `${first} ${second}`.trim() : first;
}

const LEAST_WORDS_OF_POINT = 5;

/** Nothing is asked that the title of what was told does not ask: "do I get it back" */
function isInTitle(raw: string, title: string): boolean {
  const named = new Set(stemsOf(title));
  const asked = tellingWords(plainText(raw), LEAST_LETTERS).map(stem);
  return !supposes(raw) && asked.length > 0 && asked.every((word) => named.has(word));
}

/** The sentence of an answer that has most telling words of a question that its title has not; '' where none has one. */
function sentenceAbout(answer: string, raw: string, title: string): string {
  const named = new Set(stemsOf(title));
  const asked = tellingWords(plainText(raw), LEAST_LETTERS).map(stem);
  const telling = new Set(asked.filter((word) => !named.has(word)));
  const shared = (sentence: string) => new Set(stemsOf(sentence).filter((word) => telling.has(word))).size;
  const [best = ''] = sentencesOf(answer).toSorted((one, next) => shared(next) - shared(one));
  return shared(best) > 0 ? best : '';
}

function sentencesOf(answer: string): string[] {
  return answer.split(/(?<=[.;:]) (?=\p{Lu})/u).map((sentence) => sentence.replace(/[;:]$/, '.'));
}

function stemsOf(text: string): string[] {
  return plainText(text).split(' ').map(stem);
}

/** An entry, in the words for what is asked about it, for the area spoken of or for the side of the asker where it has such. */
export function entryAnswer(
  entry: Entry,
  { side, areas, terms = {}, aspect }: EntryContext,
  sources: Sources,
): Answer {
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
    text,
    links: entry.links,
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
