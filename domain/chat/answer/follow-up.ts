import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry } from '../knowledge.ts';
import { hasNoSubject, hasPronoun } from '../text/back-references.ts';
import { plainText } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import { GENERAL } from '../understand/find-aspects.ts';
import type { Sources } from './answer.ts';
import {
  BETWEEN,
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  type KnownEntry,
  SURE,
} from './entry-answer.ts';
import { isInTitle, pointOf, sentenceAbout, sentenceGiving } from './sentences.ts';

/** What a candidate weighs beside its confidence, by what is known of the message. */
const WEIGHTS = { toldAlready: 0.6, toldAndVague: 1.5, byItself: 0.7 };
/** Share from which something else about the entry told before is told where what is asked was told. */
const LEAST_SHARE = 0.15;
/** Share from which a side is surely asked for, whatever its entry is. */
const SURE_OF_SIDE = 0.7;
/** Confidence from which a message by itself may ask for another entry than the one told before. */
const RATHER = 0.5;

/** One side of an entry that a follow-up may ask for. */
interface Candidate {
  entry: Entry;
  aspect: string;
  confidence: number;
  /** How surely it is this side of the entry. */
  share: number;
  weight: number;
  isSaid: boolean;
  answer: EntryAnswer;
}

/**
 * The answer to a message that goes on with the entry told before: the likeliest side of that, or of another entry.
 * @param alone the entry that the message asks for by itself
 * @returns null for a question of its own
 */
export function followUpAnswer(
  raw: string,
  known: readonly KnownEntry[],
  alone: KnownEntry | undefined,
  context: EntryContext,
  sources: Sources,
): EntryAnswer | null {
  const { told } = context;
  const entry = told && sources.entries.find(({ id }) => id === told.id);
  if (!told || !entry) return null;
  const plain = plainText(raw);
  const isVague = hasNoSubject(plain);
  const named = isVague ? aspectNamed(raw, entry) : undefined;
  if (named !== undefined) {
    const answer = entryAnswer(entry, { ...context, aspect: named }, sources);
    return isTold(answer, told) ? again(raw, answer, told, sources) : answer;
  }
  const mayAlone = !isVague && !hasPronoun(plain);
  const isByItself = alone && alone.confidence >= (mayAlone ? RATHER : SURE);
  const candidates = [
    ...known
      .filter(({ id, confidence }) => !isVague || id === told.id || confidence >= BETWEEN)
      .flatMap((one) => sidesOf(one, one.id === told.id && isVague ? WEIGHTS.toldAndVague : 1)),
    ...(isByItself ? sidesOf(alone, alone.confidence >= SURE ? 1 : WEIGHTS.byItself) : []),
  ].toSorted((one, other) => other.weight - one.weight);
  const [best] = candidates;
  if (!best) return null;
  if (best.entry.id !== told.id)
    return (isByItself && best.entry.id === alone.id) || best.share >= SURE_OF_SIDE ? best.answer : null;
  if (!best.isSaid) return best.answer;
  const title = entry.title[sources.language];
  const about = sentenceAsked(raw, best.answer, title);
  const isAsked = best.aspect !== GENERAL || best.confidence >= SURE || isInTitle(raw, title);
  if (about || isAsked) return again(raw, best.answer, told, sources);
  const other = candidates.find(
    ({ entry: { id }, weight, isSaid }) => id === told.id && weight >= LEAST_SHARE && !isSaid,
  );
  return (
    other?.answer ?? {
      ...best.answer,
      task: told,
      links: ['call', 'contact'],
      text: sources.words.entry.thatIsAll(title),
      unanswered: true,
      offer: 'question',
    }
  );

  /** What the answer of an entry would be; where that was said, all else that it tells too. */
  function sidesOf(one: KnownEntry, weight: number): Candidate[] {
    const { aspects = [{ value: GENERAL, confidence: 1 }] } = one;
    const all = aspects.reduce((sum, { confidence }) => sum + confidence, 0) || 1;
    const share = (aspects[0]?.confidence ?? 1) / all;
    const usual = candidate(one, one.aspect ?? GENERAL, share, weight);
    if (!usual.isSaid) return [usual];
    return [usual, ...aspects.map(({ value, confidence }) => candidate(one, value, confidence, weight))];
  }

  function candidate(
    { entry, confidence }: KnownEntry,
    aspect: string,
    share: number,
    weight: number,
  ): Candidate {
    const answer = entryAnswer(entry, { ...context, aspect }, sources);
    const isSaid = told !== undefined && isTold(answer, told);
    const all = weight * share * confidence * (isSaid ? WEIGHTS.toldAlready : 1);
    return { entry, aspect, confidence, share, weight: all, isSaid, answer };
  }
}

/** Of an answer that was told, the sentence on the words of the question, or its point. */
function again(raw: string, answer: EntryAnswer, told: EntryTask, sources: Sources): EntryAnswer {
  const entry = sources.entries.find(({ id }) => id === told.id);
  const said = sentenceAsked(raw, answer, entry?.title[sources.language] ?? '') || pointOf(answer.text);
  return { ...answer, task: told, text: sources.words.entry.again(said) };
}

/** By words that its title has not, by what is asked for, or else by any word: "who pays for it", after "Is it worth it, and who pays?" */
function sentenceAsked(raw: string, { text }: EntryAnswer, title: string): string {
  const plain = plainText(raw);
  const given = sentenceGiving(text, plain);
  // "how long" has no word to look for
  if (given && hasNoSubject(plain)) return given;
  return sentenceAbout(text, raw, title) || given || sentenceAbout(text, raw, '');
}

function isTold({ task }: EntryAnswer, { said, before = [] }: EntryTask): boolean {
  return [said, ...before].includes(task.said);
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
