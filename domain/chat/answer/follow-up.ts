import type { EntryTask } from '../dialogue/dialogue.ts';
import type { Entry } from '../knowledge.ts';
import { hasNoSubject, hasPronoun } from '../text/back-references.ts';
import { plainText } from '../text/plain-text.ts';
import { stem } from '../text/stem.ts';
import { GENERAL } from '../understand/find-aspects.ts';
import type { Sources } from './answer.ts';
import {
  type EntryAnswer,
  type EntryContext,
  entryAnswer,
  type KnownEntry,
  LIKELY,
  SURE,
} from './entry-answer.ts';
import { isInTitle, pointOf, sentenceAbout, sentenceGiving } from './sentences.ts';

/** Adjustments to a candidate's confidence. */
const WEIGHTS = { toldAlready: 0.6, toldAndVague: 1.5, byItself: 0.7 };
/** Share from which another aspect of the previous entry is given when the requested one was already given. */
const LEAST_SHARE = 0.15;
/** Share from which an aspect is certainly requested, whatever its entry. */
const SURE_OF_SIDE = 0.7;
/** Confidence from which a message alone may request another entry than the previous one. */
const ALONE_CONFIDENCE = 0.5;

/** An aspect of an entry that a follow-up may request. */
interface Candidate {
  entry: Entry;
  aspect: string;
  confidence: number;
  /** Probability that this aspect is requested. */
  share: number;
  weight: number;
  isSaid: boolean;
  answer: EntryAnswer;
}

/**
 * Answers a follow-up to the previous entry: with its likeliest aspect, or one of another entry.
 * @param alone the entry that the message alone requests
 * @returns null for an independent question
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
  const title = entry.title[sources.language];
  // from an answer given before, the sentence that matches the question's words, or its point
  const repeatedPart = (answer: EntryAnswer): EntryAnswer => {
    const said = requestedSentence(raw, answer, title) || pointOf(answer.text);
    return { ...answer, task: told, text: sources.words.entry.again(said) };
  };
  const plain = plainText(raw);
  const isVague = hasNoSubject(plain);
  const named = isVague ? aspectNamed(raw, entry) : undefined;
  if (named !== undefined) {
    const answer = entryAnswer(entry, { ...context, aspect: named }, sources);
    return isTold(answer, told) ? repeatedPart(answer) : answer;
  }
  const mayAlone = !isVague && !hasPronoun(plain);
  const isByItself = alone && alone.confidence >= (mayAlone ? ALONE_CONFIDENCE : SURE);
  const candidates = [
    ...known
      .filter(({ id, confidence }) => !isVague || id === told.id || confidence >= LIKELY)
      .flatMap((one) => candidatesOf(one, one.id === told.id && isVague ? WEIGHTS.toldAndVague : 1)),
    ...(isByItself ? candidatesOf(alone, alone.confidence >= SURE ? 1 : WEIGHTS.byItself) : []),
  ].toSorted((one, other) => other.weight - one.weight);
  const [best] = candidates;
  if (!best) return null;
  if (best.entry.id !== told.id)
    return (isByItself && best.entry.id === alone.id) || best.share >= SURE_OF_SIDE ? best.answer : null;
  if (!best.isSaid) return best.answer;
  const about = requestedSentence(raw, best.answer, title);
  const isAsked = best.aspect !== GENERAL || best.confidence >= SURE || isInTitle(raw, title);
  if (about || isAsked) return repeatedPart(best.answer);
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

  /** An entry's answer as a candidate; if it was given before, also its other aspects. */
  function candidatesOf(one: KnownEntry, weight: number): Candidate[] {
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

/** Finds the sentence by words not in the title, by what is requested, or by any word: "who pays for it" after "Is it worth it, and who pays?" */
function requestedSentence(raw: string, { text }: EntryAnswer, title: string): string {
  const plain = plainText(raw);
  const given = sentenceGiving(text, plain);
  // "how long" has no word to search for
  if (given && hasNoSubject(plain)) return given;
  return sentenceAbout(text, raw, title) || given || sentenceAbout(text, raw, '');
}

function isTold({ task }: EntryAnswer, { said, before = [] }: EntryTask): boolean {
  return [said, ...before].includes(task.said);
}

/** The aspect whose name contains all words of the question except back-references: "and who pays for it" */
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
