import { hashWord } from '../text/features.ts';
import { NONE } from '../understand/find-entries.ts';
import type { FoundEntry, Understood } from '../understand/understood.ts';
import { type Answer, joined, type Sources } from './answer.ts';
import { forSide } from './aspects-for-side.ts';
import {
  BETWEEN,
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  type KnownEntry,
  NEARLY,
  SURE,
} from './entry-answer.ts';
import { followUpAnswer } from './follow-up.ts';
import { pointOf, repeats } from './sentences.ts';

/** Confidence below which an answer says which question it answers. */
const PLAIN = 0.5;
/** Confidence from which an entry is told in case it is meant. */
const LIKELY = 0.15;
/** Confidence from which an entry is told that nobody is offered. */
const SAID_UNASKED = 0.4;
/** Confidence from which a message is surely about nothing that is known. */
const SURELY_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;

/**
 * Answers from what is known, by confidence: surely; or the likeliest, under the question it answers, or the points of two,
 * with the others as chips; or one honest sentence with chips, and the offer to pass the question on.
 */
export function knownAnswer(
  { raw, entries: found, alone: [alone] = [] }: Pick<Understood, 'raw' | 'entries' | 'alone'>,
  context: EntryContext,
  sources: Sources,
): Answer {
  const { words, entries, language, unsuggested } = sources;
  const isOffered = ({ id }: FoundEntry) => !unsuggested.includes(id);
  const withEntry = (one: FoundEntry): KnownEntry[] => {
    const entry = entries.find(({ id }) => id === one.id);
    return entry ? [{ ...forSide(one, entry, context.side), entry }] : [];
  };
  const known = found.filter((one) => one.confidence >= SAID_UNASKED || isOffered(one)).flatMap(withEntry);
  const [other] = alone ? withEntry(alone) : [];
  const chipsBeside = (...told: string[]) =>
    known
      .filter((one) => one.confidence >= LEAST_LIKELY && isOffered(one) && !told.includes(one.id))
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  const goesOn = followUpAnswer(raw, known, other, context, sources);
  if (goesOn) return { ...goesOn, suggestions: chipsBeside(context.told?.id ?? '', goesOn.task.id) };
  const [best] = found;
  const [first, second] = known;
  if (first && best?.id === first.id && first.confidence >= LIKELY) {
    if (first.confidence >= SURE) return aspectsTold(first, context, sources);
    const open = first.confidence < BETWEEN && ({ unanswered: true, offer: 'question' } as const);
    const isClose = second !== undefined && second.confidence >= NEARLY * first.confidence;
    if (isClose && isOffered(first) && isOffered(second))
      return { ...pointsOf([first, second], context, sources), suggestions: chipsBeside(), ...open };
    const isPlain = first.confidence >= PLAIN || !isOffered(first);
    const asksYesOrNo = isPlain && context.asksYesOrNo === true;
    const answer = aspectsTold(first, { ...context, asksYesOrNo }, sources);
    const text = isPlain ? answer.text : words.entry.ifMeant(first.entry.title[language], answer.text);
    return { ...answer, text, suggestions: isOffered(first) ? chipsBeside(first.id) : [], ...open };
  }
  if (best?.id === NONE && best.confidence >= SURELY_NONE)
    return { text: words.entry.none, links: [], sources: [], suggestions: words.entry.topics };
  const suggestions = chipsBeside(context.told?.id ?? '');
  return {
    text: suggestions.length > 0 ? `${words.entry.unsure} ${words.entry.didYouMean}` : words.entry.unsure,
    links: ['call', 'contact'],
    sources: [],
    suggestions: suggestions.length > 0 ? suggestions : words.entry.topics,
    unanswered: true,
    offer: 'question',
  };
}

/**
 * An entry in the words for what is asked about it, or the points of two such where the second is nearly as likely: of what
 * training keeps back, 71 % get what they asked for so, 61 % with the first alone, in as many words.
 */
function aspectsTold(
  { entry, aspect, aspects = [] }: KnownEntry,
  context: EntryContext,
  sources: Sources,
): EntryAnswer {
  const whole = entryAnswer(entry, { ...context, aspect }, sources);
  const [first, second] = aspects;
  const isClose = first && second && second.confidence >= NEARLY * first.confidence;
  if (!isClose || sources.shares[entry.id]) return whole;
  const pointAbout = (value: string, asksYesOrNo = false) =>
    pointOf(entryAnswer(entry, { ...context, aspect: value, asksYesOrNo }, sources).text);
  const points = [pointAbout(first.value, context.asksYesOrNo), pointAbout(second.value)] as const;
  if (repeats(points[1], points[0])) return whole;
  const text = points.join(' ');
  return { ...whole, text, task: { ...whole.task, said: hashWord(text), before: points.map(hashWord) } };
}

/** The points of two entries, each under its question. */
function pointsOf(two: [KnownEntry, KnownEntry], context: EntryContext, sources: Sources): Answer {
  const { words, language } = sources;
  const [first, second] = two.map(({ entry, aspect }, at) => {
    const answer = entryAnswer(entry, { ...context, aspect, asksYesOrNo: false }, sources);
    const say = at === 0 ? words.entry.ifMeant : words.entry.orMeant;
    const text = say(entry.title[language], pointOf(answer.text));
    return { ...answer, text, task: { ...answer.task, said: hashWord(text) } };
  }) as [EntryAnswer, EntryAnswer];
  return { ...joined(first, second), task: first.task };
}
