import { createDangerDetector } from '../guard/danger.ts';
import { createJudge } from '../guard/judge.ts';
import type { ProtectedWords } from '../guard/protected-words.ts';
import type { DeclineReason, Verdict } from '../guard/verdict.ts';
import { type Entry, englishTexts, type Side } from '../knowledge.ts';
import { createMasker, type Names } from '../text/mask.ts';
import { findQuestion } from '../text/question-form.ts';
import { createSpeller } from '../text/spelling.ts';
import { createEntryFinder } from './find-entries.ts';
import { createLeadActReader } from './lead-acts.ts';
import { hasEmbedding, shareOf, topClasses, type Vector, vectorOf } from './linear.ts';
import { createRequestReader } from './record-requests.ts';
import type { Act, LeadMoment, RecordRequest, Scored, Shown, Understood } from './understood.ts';
import { headOf, type Weights } from './weights.ts';

interface UnderstandingParts {
  weights: Weights;
  /** The current entries; those added since the training are included. */
  entries: readonly Entry[];
  protectedWords: ProtectedWords;
  /** Names in the current records, with other names of the areas. */
  names: Names;
  /** Reads what a message asks of the records; without it the trained heads do. */
  requestReader?: ReturnType<typeof createRequestReader>;
}

interface PreviousMessage {
  text: string;
  wasDeclined: boolean;
}

/** Context of a message. */
export interface MessageContext {
  before?: PreviousMessage;
  /** Named features from its values and the conversation that predict its act. */
  actFeatures?: readonly string[];
  /** Where the lead conversation is. */
  leadMoment?: LeadMoment | null;
  /** What the last answers showed. */
  shown?: Shown;
  /** Id of the entry of the last answer. */
  topic?: string | undefined;
}

export interface Understanding {
  understand(message: string, context?: MessageContext): Understood;
  /** Returns what a message asks of the records. */
  readRequest(message: string, shown: Shown): RecordRequest;
  /** Corrects slips of typing. */
  respell(message: string): string;
  /** Returns why a text, such as a model's answer or a passage, may not be shown; null if it may. */
  judge(text: string, before?: string): DeclineReason | null;
}

/** The class for "none of these". */
const NO_CLASS = 'none';
/** High, so that sides are not guessed: at 0.7 one in six buyers' questions is taken for a seller's, at 0.9 one in fifteen. */
const MIN_SIDE_CONFIDENCE = 0.9;
const MAX_CLASSES = 5;
/** After a refusal, these acts repeat the declined request: "and in NoDa?", "just between us". */
const REPEATED_REQUESTS: ReadonlySet<Act> = new Set<Act>(['area', 'insist']);
const PEOPLE: Verdict = { category: 'people' };

/** A message in a lead conversation is about the lead if this much at most speaks for anything else. */
const MAX_OTHER_OF_LEAD = 0.2;
/**
 * Probabilities from which such a message is declined and tells of danger: details and wishes of one's own are rarely either. Of 160
 * protected messages written for such conversations 156 are declined instead of 157, of 352 harmless ones 7 instead of 14
 * refused; 11 of these get emergency numbers instead of 20.
 */
const DECLINED_OF_LEAD = 0.15;
const DANGER_OF_LEAD = { possible: 0.3, sure: 0.85 };
/**
 * Probabilities from which a declined message tells of danger. Of 30 held-out ones that do 23 are found, 25 from 0.12, and of 3,219
 * declined development lines, hardly any of which do, 21 instead of 42.
 */
const DANGER_OF_DECLINED = { possible: 0.2, sure: 0.6 };

/** A message with more words is not treated as a follow-up on the last entry. */
const MAX_WORDS_SHORT = 12;

/** Combines the guard, the trained heads and the entry search. Pure: equal input gives equal output. */
export function createUnderstanding({
  weights,
  entries,
  protectedWords,
  names,
  requestReader: requestIn = createRequestReader(weights),
}: UnderstandingParts): Understanding {
  const mask = createMasker(names);
  const respell = createSpeller({
    texts: entries.flatMap(englishTexts),
    names: [...names.areas, ...names.homes, ...Object.values(protectedWords.classes).flatMap(Object.values)],
    isWord: (word) => hasEmbedding(weights, word),
  });
  const judgeText = createJudge({ weights, words: protectedWords, mask });
  const dangerIn = createDangerDetector(weights, mask);
  const leadActsIn = createLeadActReader(weights);
  const findEntries = createEntryFinder(weights, entries, mask);

  function classesOf<T extends string>(head: string, vector: Vector): Scored<T>[] {
    return topClasses(headOf(weights, head), vector, MAX_CLASSES) as Scored<T>[];
  }

  function confidentClass<T extends string>(head: string, vector: Vector, least: number): Scored<T> | null {
    const [found] = classesOf<T | typeof NO_CLASS>(head, vector);
    return found && found.value !== NO_CLASS && found.confidence >= least ? (found as Scored<T>) : null;
  }

  return {
    respell,
    readRequest: (message, shown) => requestIn(message, mask(message), shown),
    judge: (text, before) => judgeText(text, before)?.category ?? null,
    understand(message, { before, actFeatures = [], leadMoment = null, shown, topic } = {}) {
      const masked = mask(message);
      const leadActs = leadMoment ? leadActsIn(message, masked, leadMoment) : [];
      const isOfLead = leadMoment !== null && shareOf(leadActs, ['other']) <= MAX_OTHER_OF_LEAD;
      const alone = vectorOf(weights, masked);
      const previousInput = before && { before: mask(before.text) };
      const acts = classesOf<Act>(
        'act',
        vectorOf(weights, masked, { ...previousInput, namedFeatures: actFeatures }),
      );
      const isRepeatedRequest = before?.wasDeclined && acts[0] && REPEATED_REQUESTS.has(acts[0].value);
      const repeatedVerdict = isRepeatedRequest ? (judgeText(before.text) ?? PEOPLE) : null;
      const isShort = masked.split(' ').length <= MAX_WORDS_SHORT;
      const question = findQuestion(message);
      const topicEntry = isShort ? entries.find(({ id }) => id === topic) : undefined;
      const guard =
        judgeText(
          message,
          before && !before.wasDeclined ? before.text : undefined,
          isOfLead ? DECLINED_OF_LEAD : undefined,
        ) ?? repeatedVerdict;
      const dangerLimits = isOfLead ? DANGER_OF_LEAD : guard ? DANGER_OF_DECLINED : undefined;
      return {
        raw: message,
        guard,
        danger: dangerIn(message, dangerLimits),
        acts,
        leadActs,
        request: shown ? requestIn(message, masked, shown) : null,
        side: confidentClass<Side>('side', alone, MIN_SIDE_CONFIDENCE)?.value ?? null,
        entries: findEntries(masked, alone, { topic: topicEntry, question: question && mask(question) }),
        ...(topicEntry && { entriesWithoutTopic: findEntries(masked, alone) }),
      };
    },
  };
}
