import { hashWord } from '../text/features.ts';
import { plainText } from '../text/plain-text.ts';
import { GENERAL } from '../understand/find-aspects.ts';
import { NONE } from '../understand/find-entries.ts';
import type { FoundEntry, Understood } from '../understand/understood.ts';
import { type Answer, joinAnswers, type Sources } from './answer.ts';
import { forSide } from './aspects-for-side.ts';
import {
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  includesSecondEntry,
  type KnownEntry,
  LIKELY,
  SECOND_ENTRY_SHARE,
  SURE,
} from './entry-answer.ts';
import { followUpAnswer } from './follow-up.ts';
import { pointOf, repeats } from './sentences.ts';

/** Confidence from which an entry that is never suggested is given as the answer. */
const UNSUGGESTED_CONFIDENCE = 0.4;
/** Confidence from which a message is certainly outside the assistant's knowledge. */
const CERTAIN_NONE = 0.6;
const LEAST_LIKELY = 0.05;
const MOST_SUGGESTED = 3;

/**
 * Answers from the knowledge entries by confidence. Sure: the entry. Likely: the entry, the point of a second one that is nearly
 * as likely with a requested aspect, and the others as chips. Unsure: one honest sentence, candidates as chips, and the offer to
 * pass the question on; of those candidates one in four is right, and as "if you mean" readers found none of 50 good.
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
  const known = found
    .filter((one) => one.confidence >= UNSUGGESTED_CONFIDENCE || isOffered(one))
    .flatMap(withEntry);
  const [other] = alone ? withEntry(alone) : [];
  const chipsBeside = (...told: string[]) =>
    known
      .filter((one) => one.confidence >= LEAST_LIKELY && isOffered(one) && !told.includes(one.id))
      .slice(0, MOST_SUGGESTED)
      .map(({ entry }) => entry.title[language]);
  const goesOn = followUpAnswer(raw, known, other, context, sources);
  if (goesOn) return { ...goesOn, suggestions: chipsBeside(context.told?.id ?? '', goesOn.task.id) };
  const [first, second] = known;
  if (first && best?.id === first.id && first.confidence >= LIKELY) {
    if (first.confidence >= SURE) return aspectAnswer(first, context, sources);
    if (second && includesSecondEntry(first, second) && isOffered(first) && isOffered(second))
      return { ...twoEntriesAnswer([first, second], context, sources), suggestions: chipsBeside() };
    return {
      ...aspectAnswer(first, context, sources),
      suggestions: isOffered(first) ? chipsBeside(first.id) : [],
    };
  }
  if (isOtherScript(raw))
    return { text: words.entry.otherScript, links: [], sources: [], unanswered: true, offer: 'question' };
  if (best?.id === NONE && best.confidence >= CERTAIN_NONE)
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
 * An entry's general answer; if an aspect is requested, its text, or the points of two aspects if the second is nearly as likely.
 * The general answer's point follows: of 71 such answers readers found 44 good with it, 40 without, and 31 with it first. If no
 * aspect is likely, it did better first.
 */
function aspectAnswer(
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
  const isClose = first && second && second.confidence >= SECOND_ENTRY_SHARE * first.confidence;
  const beside = isClose && !sources.shares[entry.id] ? pointAbout(second.value) : point;
  const asked = repeats(beside, point) ? [whole.text] : [point, beside];
  const general = pointAbout();
  const told = repeats(general, asked.join(' ')) ? asked : [...asked, general];
  const said = asked.length > 1 ? hashWord(told.join(' ')) : whole.task.said;
  return { ...whole, text: told.join(' '), task: { ...whole.task, said, before: told.map(hashWord) } };
}

/** The answer of the likelier entry, and the point of the other under its title. */
function twoEntriesAnswer(
  [one, other]: [KnownEntry, KnownEntry],
  context: EntryContext,
  sources: Sources,
): Answer {
  const { words, language } = sources;
  const first = aspectAnswer(one, context, sources);
  const second = entryAnswer(other.entry, { ...context, aspect: other.aspect, asksYesOrNo: false }, sources);
  const text = words.entry.about(other.entry.title[language], pointOf(second.text));
  return { ...joinAnswers(first, { ...second, text }), task: first.task };
}
