import { protectedWords } from '#content/assistant/words/protected-words.ts';
import { recordEntries } from '#content/assistant/words/talk-entries.ts';
import { guardVector } from '#domain/chat/guard/judge.ts';
import { createWordMarker } from '#domain/chat/guard/protected-words.ts';
import { hashWord } from '#domain/chat/text/features.ts';
import { createMasker } from '#domain/chat/text/mask.ts';
import { NONE } from '#domain/chat/understand/find-entries.ts';
import { type Lexicon, type Vector, vectorOf } from '#domain/chat/understand/linear.ts';
import type { Weights } from '#domain/chat/understand/weights.ts';
import { createActFeatures } from './act-features.ts';
import { entryOfTopic } from './entry-of-topic.ts';
import { DANGER, EXAMPLES, type Example, readFolder } from './read-examples.ts';
import { LEADS, type LeadMessageExample, readLeadMessages } from './read-lead-messages.ts';
import { REQUESTS, readRequestTalks, requestsAsExamples } from './read-requests.ts';
import { examplesWithoutWishes, readWishExamples, WISHES } from './read-wishes.ts';
import { shippedNames } from './shipped-names.ts';
import { type Split, split } from './split.ts';
import { trainFigures } from './train-figures.ts';
import { trainWishes } from './train-wishes.ts';
import { buildVocabulary, type MaskedText } from './vocabulary.ts';
import { readWordEmbeddings } from './word-embeddings.ts';

/** One in this many plain questions suffices to distinguish them from other acts. */
const QUESTIONS_PER_SAMPLE = 10;

/** Input of a head: the words alone, or with the previous message, with act features too, or with protected classes. */
export type HeadInput = 'alone' | 'inTalk' | 'withActFeatures' | 'guarded';

export interface TrainingData extends Split, Pick<Weights, 'figures' | 'wishes'> {
  /** More lines for the danger head. */
  danger: Split;
  /** Messages about homes and areas, which are harmless. */
  requests: Example[];
  /** Messages of lead conversations, which tell of no danger. */
  leads: LeadMessageExample[];
  lexicon: Lexicon;
  mask: (raw: string) => string;
  maskedOf(example: Example): string;
  vectorFor(example: Example, reading: HeadInput): Vector;
  /** Returns the guard's input for a segment of a message. @param masked the masked segment */
  guardVectorOf(masked: string): Vector;
}

/**
 * Loads the training and held-out examples, and creates the functions that convert them to input.
 * @param kept weights whose vocabulary and readers of values are kept; without them both are made anew
 */
export function trainingData(kept?: Weights): TrainingData {
  const mask = createMasker(shippedNames);
  const { marked } = createWordMarker(protectedWords);
  const { train, validation } = split(readFolder(EXAMPLES));
  const figures = kept?.figures ?? trainFigures(train, readRequestTalks(REQUESTS).flat());
  const wishes = kept?.wishes ?? trainWishes([...readWishExamples(WISHES), ...examplesWithoutWishes(train)]);
  const signsOf = createActFeatures([...train, ...validation], { figures, wishes });
  const texts = new Map([...train, ...validation].map((example) => [example, maskedText(example)]));
  const textOf = (example: Example): MaskedText => texts.get(example) ?? maskedText(example);
  const lexicon = kept ?? { ...buildVocabulary(train.map(textOf)), embeddings: readWordEmbeddings() };

  function maskedText(example: Example): MaskedText {
    const masked = mask(example.text);
    const last = example.history?.at(-1);
    const before = last === undefined ? undefined : mask(last);
    return {
      masked,
      marked: marked(masked),
      ...(actLabel(example) !== undefined && { actFeatures: signsOf(example) }),
      ...(before !== undefined && { before, beforeMarked: marked(before) }),
    };
  }

  return {
    train,
    validation,
    danger: split(readFolder(DANGER)),
    requests: requestsAsExamples(REQUESTS),
    leads: readLeadMessages(LEADS),
    figures,
    wishes,
    lexicon,
    mask,
    maskedOf: (example) => textOf(example).masked,
    vectorFor(example, reading) {
      const { masked, before, actFeatures } = textOf(example);
      if (reading === 'guarded') return guardVector(lexicon, marked, masked, before);
      return vectorOf(lexicon, masked, {
        ...(reading !== 'alone' && before !== undefined && { before }),
        ...(reading === 'withActFeatures' && actFeatures && { namedFeatures: actFeatures }),
      });
    },
    guardVectorOf: (masked) => guardVector(lexicon, marked, masked),
  };
}

/**
 * Returns the entry an example asks for, or `none`; undefined if unknown, or if the line asks for an aspect of the previous
 * answer, since alone it asks for no entry.
 */
export function entryLabel({ history, labels: { topic, aspect } }: Example): string | undefined {
  if (history !== undefined && aspect !== undefined) return undefined;
  return topic === undefined || topic === NONE ? topic : entryOfTopic(topic);
}

/** Returns the act of an example; undefined if unknown, or for surplus plain questions. */
export function actLabel({ id, labels: { act, topic } }: Example): string | undefined {
  if (act !== 'question' || topic === undefined) return act;
  if (recordEntries[entryOfTopic(topic) ?? '']) return undefined; // the records may answer it
  return hashWord(id) % QUESTIONS_PER_SAMPLE === 0 ? act : undefined;
}
