import type { Declined, Verdict } from '../guard/category.ts';
import { createJudge } from '../guard/judge.ts';
import type { ProtectedWords } from '../guard/protected-words.ts';
import type { Entry, Side } from '../knowledge.ts';
import { masker, type Names } from '../text/mask.ts';
import { questionAmong } from '../text/question-form.ts';
import { entryFinder } from './find-entries.ts';
import { ranked, type Vector, vectorOf } from './linear.ts';
import type { Act, Attribute, Reference, Sure, Understood } from './understood.ts';
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
export interface Before {
  text: string;
  wasDeclined: boolean;
}

/** What is known of a message besides its words. */
export interface MessageContext {
  before?: Before;
  /** What its values and the talk say of its act. */
  signs?: readonly string[];
  /** The entry that was told last, by id. */
  topic?: string | undefined;
}

export interface Understanding {
  understand(message: string, context?: MessageContext): Understood;
  /** Why a text may not be shown, such as a model's answer or a passage; null when it may. */
  judge(text: string, before?: string): Declined | null;
}

/** A class that says "nothing of the kind". */
const NOTHING = 'none';
/** A side is taken only where it was said: at 0.7 one in six questions of buyers is taken for a seller's, at 0.9 one in fifteen. */
const SURE_OF_SIDE = 0.9;
const SURE_OF_DETAIL = 0.5;
/** How many classes of a head are told. */
const MOST_CLASSES = 5;
/** After a refusal these ask for the same again: "and in NoDa?", "just between us". */
const PRESSES: ReadonlySet<Act> = new Set<Act>(['area', 'insist']);
const PEOPLE: Verdict = { category: 'people' };

/** A message of no more words may go on with the entry told before it. */
const MOST_WORDS_SHORT = 12;

/** Puts together the guard, the heads and the finder of entries. Pure: the same message means the same. */
export function createUnderstanding({
  weights,
  entries,
  protectedWords,
  names,
}: UnderstandingParts): Understanding {
  const mask = masker(names);
  const verdictOn = createJudge({ weights, words: protectedWords, mask });
  const find = entryFinder(weights, entries, mask);

  function heard<T extends string>(head: string, vector: Vector): Sure<T>[] {
    return ranked(headOf(weights, head), vector, MOST_CLASSES) as Sure<T>[];
  }

  function saidSurely<T extends string>(head: string, vector: Vector, least: number): Sure<T> | null {
    const [found] = heard<T | typeof NOTHING>(head, vector);
    return found && found.value !== NOTHING && found.confidence >= least ? (found as Sure<T>) : null;
  }

  return {
    judge: (text, before) => verdictOn(text, before)?.category ?? null,
    understand(message, { before, signs = [], topic } = {}) {
      const masked = mask(message);
      const alone = vectorOf(weights, masked);
      const talk = before && { before: mask(before.text) };
      const inTalk = talk ? vectorOf(weights, masked, talk) : alone;
      const acts = heard<Act>('act', vectorOf(weights, masked, { ...talk, signs }));
      const presses = before?.wasDeclined && acts[0] && PRESSES.has(acts[0].value);
      const pressed = presses ? (verdictOn(before.text) ?? PEOPLE) : null;
      const isShort = masked.split(' ').length <= MOST_WORDS_SHORT;
      const question = questionAmong(message);
      const told = isShort ? entries.find(({ id }) => id === topic) : undefined;
      return {
        raw: message,
        guard: verdictOn(message, before && !before.wasDeclined ? before.text : undefined) ?? pressed,
        acts,
        side: saidSurely<Side>('side', alone, SURE_OF_SIDE)?.value ?? null,
        attribute: saidSurely<Attribute>('attribute', inTalk, SURE_OF_DETAIL),
        reference: saidSurely<Reference>('reference', inTalk, SURE_OF_DETAIL)?.value ?? null,
        entries: find(masked, alone, { topic: told, question: question && mask(question) }),
        ...(told && { alone: find(masked, alone) }),
      };
    },
  };
}
