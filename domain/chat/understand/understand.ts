import { createJudge } from '../guard/judge.ts';
import type { ProtectedWords } from '../guard/protected-words.ts';
import type { DeclineReason, Verdict } from '../guard/verdict.ts';
import type { Entry, Side } from '../knowledge.ts';
import { createMasker, type Names } from '../text/mask.ts';
import { findQuestion } from '../text/question-form.ts';
import { createEntryFinder } from './find-entries.ts';
import { topClasses, type Vector, vectorOf } from './linear.ts';
import type { Act, Attribute, Reference, Scored, Understood } from './understood.ts';
import { headOf, type Weights } from './weights.ts';

export interface UnderstandingParts {
  weights: Weights;
  /** The entries of this moment: one added since the training takes part at once. */
  entries: readonly Entry[];
  protectedWords: ProtectedWords;
  /** Names in the records of this moment, with what people call the areas. */
  names: Names;
}

/** The message before, and whether it was declined. */
export interface PreviousMessage {
  text: string;
  wasDeclined: boolean;
}

/** What is known of a message besides its words. */
export interface MessageContext {
  before?: PreviousMessage;
  /** What its values and the talk say of its act. */
  actFeatures?: readonly string[];
  /** The entry that was told last, by id. */
  topic?: string | undefined;
}

export interface Understanding {
  understand(message: string, context?: MessageContext): Understood;
  /** Why a text may not be shown, such as a model's answer or a passage; null when it may. */
  judge(text: string, before?: string): DeclineReason | null;
}

/** A class that says "nothing of the kind". */
const NO_CLASS = 'none';
/** A side is taken only where it was said: at 0.7 one in six questions of buyers is taken for a seller's, at 0.9 one in fifteen. */
const MIN_SIDE_CONFIDENCE = 0.9;
const MIN_DETAIL_CONFIDENCE = 0.5;
/** How many classes of a head are told. */
const MAX_CLASSES = 5;
/** After a refusal these ask for the same again: "and in NoDa?", "just between us". */
const REPEATED_REQUESTS: ReadonlySet<Act> = new Set<Act>(['area', 'insist']);
const PEOPLE: Verdict = { category: 'people' };

/** A message of no more words may go on with the entry told before it. */
const MAX_WORDS_SHORT = 12;

/** Puts together the guard, the heads and the finder of entries. Pure: the same message means the same. */
export function createUnderstanding({
  weights,
  entries,
  protectedWords,
  names,
}: UnderstandingParts): Understanding {
  const mask = createMasker(names);
  const verdictOn = createJudge({ weights, words: protectedWords, mask });
  const findEntries = createEntryFinder(weights, entries, mask);

  function classesOf<T extends string>(head: string, vector: Vector): Scored<T>[] {
    return topClasses(headOf(weights, head), vector, MAX_CLASSES) as Scored<T>[];
  }

  function confidentClass<T extends string>(head: string, vector: Vector, least: number): Scored<T> | null {
    const [found] = classesOf<T | typeof NO_CLASS>(head, vector);
    return found && found.value !== NO_CLASS && found.confidence >= least ? (found as Scored<T>) : null;
  }

  return {
    judge: (text, before) => verdictOn(text, before)?.category ?? null,
    understand(message, { before, actFeatures = [], topic } = {}) {
      const masked = mask(message);
      const alone = vectorOf(weights, masked);
      const previousInput = before && { before: mask(before.text) };
      const inTalk = previousInput ? vectorOf(weights, masked, previousInput) : alone;
      const acts = classesOf<Act>(
        'act',
        vectorOf(weights, masked, { ...previousInput, namedFeatures: actFeatures }),
      );
      const isRepeatedRequest = before?.wasDeclined && acts[0] && REPEATED_REQUESTS.has(acts[0].value);
      const repeatedVerdict = isRepeatedRequest ? (verdictOn(before.text) ?? PEOPLE) : null;
      const isShort = masked.split(' ').length <= MAX_WORDS_SHORT;
      const question = findQuestion(message);
      const told = isShort ? entries.find(({ id }) => id === topic) : undefined;
      return {
        raw: message,
        guard: verdictOn(message, before && !before.wasDeclined ? before.text : undefined) ?? repeatedVerdict,
        acts,
        side: confidentClass<Side>('side', alone, MIN_SIDE_CONFIDENCE)?.value ?? null,
        attribute: confidentClass<Attribute>('attribute', inTalk, MIN_DETAIL_CONFIDENCE),
        reference: confidentClass<Reference>('reference', inTalk, MIN_DETAIL_CONFIDENCE)?.value ?? null,
        entries: findEntries(masked, alone, { topic: told, question: question && mask(question) }),
        ...(told && { entriesWithoutTopic: findEntries(masked, alone) }),
      };
    },
  };
}
