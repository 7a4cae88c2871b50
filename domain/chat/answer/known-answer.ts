import { hashWord } from '../text/features.ts';
import { plainText } from '../text/plain-text.ts';
import { GENERAL } from '../understand/find-aspects.ts';
import { NONE } from '../understand/find-entries.ts';
import type { FoundEntry, Understood } from '../understand/understood.ts';
import { type Answer, joinAnswers, type Sources } from './answer.ts';
import { forSide } from './aspects-for-side.ts';
import {
  BETWEEN,
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  type KnownEntry,
  NEARLY,
  SURE,
  tellsBoth,
} from './entry-answer.ts';
import { followUpAnswer } from './follow-up.ts';
import { pointOf, repeats } from './sentences.ts';

/** Confidence from which an entry is told that nobody is offered. */
const SAID_UNASKED = 0.4;
/** Confidence from which a message is surely about nothing that is known. */
const SURELY_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;

/**
 * Answers from what is known, by confidence: surely; or the likeliest, with the point of a second that is nearly as likely and
 * is asked something of, and the others as chips; or one honest sentence with what may be meant as chips, and the offer to pass
 * the question on: of those less likely one in four is right, and told as "if you mean" none of 50 was good to readers.
 */
export function knownAnswer(
  {
    raw,
    entries: found,
    entriesWithoutTopic: [alone] = [],
  }: Pick<Understood, 'raw' | 'entries' | 'entriesWithoutTopic'>,
  context: EntryContext,
  sources: Sources,
): Answer {
  const { words, entries, language, unsuggested } = sources;
  const isOffered = ({ id }: FoundEntry) => !unsuggested.includes(id);
  const withEntry = (one: FoundEntry): KnownEntry[] => {
    const entry = entries.find(({ id }) => id === one.id);
    return entry ? [{ ...forSide(one, entry, context.side), entry }] : [];
  };
  const [best] = found;
  const known = found.filter((one) => one.confidence >= SAID_UNASKED || isOffered(one)).flatMap(withEntry);
  const [other] = alone ? withEntry(alone) : [];
  const chipsBeside = (...told: string[]) =>
    known
      .filter((one) => one.confidence >= LEAST_LIKELY && isOffered(one) && !told.includes(one.id))
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  const goesOn = followUpAnswer(raw, known, other, context, sources);
  if (goesOn) return { ...goesOn, suggestions: chipsBeside(context.told?.id ?? '', goesOn.task.id) };
  const [first, second] = known;
  if (first && best?.id === first.id && first.confidence >= BETWEEN) {
    if (first.confidence >= SURE) return aspectsTold(first, context, sources);
    if (second && tellsBoth(first, second) && isOffered(first) && isOffered(second))
      return { ...twoTold([first, second], context, sources), suggestions: chipsBeside() };
    return {
      ...aspectsTold(first, context, sources),
      suggestions: isOffered(first) ? chipsBeside(first.id) : [],
    };
  }
  if (isOtherScript(raw))
    return { text: words.entry.otherScript, links: [], sources: [], unanswered: true, offer: 'question' };
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

/** Written in letters that the assistant does not read: "你好" */
function isOtherScript(raw: string): boolean {
  return /\p{L}/u.test(raw) && plainText(raw) === '';
}

/**
 * An entry's general answer; or, where something is asked about it, the words for that, or the points of two such where the
 * second is nearly as likely. The point of the general answer follows: of 71 such answers readers found 44 good with it, 40
 * without it, and 31 where it came first; where nothing is likely to be asked it did better first.
 */
function aspectsTold(
  { entry, aspect, aspects = [] }: KnownEntry,
  context: EntryContext,
  sources: Sources,
): EntryAnswer {
  const answerAbout = (of: string | undefined, asksYesOrNo = false) =>
    entryAnswer(entry, { ...context, aspect: of, asksYesOrNo }, sources);
  const pointAbout = (of?: string, asksYesOrNo = false) => pointOf(answerAbout(of, asksYesOrNo).text);
  const whole = answerAbout(aspect, context.asksYesOrNo);
  if (aspect === undefined) return whole;
  const point = pointAbout(aspect, context.asksYesOrNo);
  const [first, second] = aspects.filter(({ value }) => value !== GENERAL);
  const isClose = first && second && second.confidence >= NEARLY * first.confidence;
  const beside = isClose && !sources.shares[entry.id] ? pointAbout(second.value) : point;
  const asked = repeats(beside, point) ? [whole.text] : [point, beside];
  const general = pointAbout();
  const told = repeats(general, asked.join(' ')) ? asked : [...asked, general];
  const said = asked.length > 1 ? hashWord(told.join(' ')) : whole.task.said;
  return { ...whole, text: told.join(' '), task: { ...whole.task, said, before: told.map(hashWord) } };
}

/** What is asked of the likelier of two entries, and the point of the other under its title. */
function twoTold([one, other]: [KnownEntry, KnownEntry], context: EntryContext, sources: Sources): Answer {
  const { words, language } = sources;
  const first = aspectsTold(one, context, sources);
  const second = entryAnswer(other.entry, { ...context, aspect: other.aspect, asksYesOrNo: false }, sources);
  const text = words.entry.about(other.entry.title[language], pointOf(second.text));
  return { ...joinAnswers(first, { ...second, text }), task: first.task };
}
