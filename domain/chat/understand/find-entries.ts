import { type Entry, questionsOf } from '../knowledge.ts';
import { refersBack } from '../text/back-references.ts';
import { hashWord, wordFeatures } from '../text/features.ts';
import { createAspectFinder, requestedAspect, type WeightedWords, weightedWords } from './find-aspects.ts';
import { idfOf, probabilities, softmax, type Vector, vectorOf } from './linear.ts';
import type { FoundEntry, Understood } from './understood.ts';
import { type Calibration, headOf, type Weights } from './weights.ts';

export const NONE = 'none';

/** The scores of all entries by two methods, in the same order. */
interface EntryScores {
  /** Log probabilities of the trained head; entries added since the training are scored by their nearest example. */
  trained: Float32Array;
  /** Cosine similarity to the words of the entry. */
  words: Float32Array;
}

const MAX_ENTRIES = 5;
const MIN_SHARE = 0.002;
/** Bonus for the only entry whose title has a rare word of the message, and the IDF from which a word is rare. */
const NAME_WORD_BONUS = 0.3;
const RARE_IDF = 7;
/** Bonus for an untrained entry with an example equal to the message: more than any trained log probability. */
const EXACT_EXAMPLE_BONUS = 3;

/** Context of a message for the search. */
interface EntryContext {
  /** The entry of the last answer. */
  topic?: Entry | undefined;
  /** The masked question of a message with several sentences. */
  question?: string | null;
}

/** Creates a function that ranks the entries for a message by the sum of two scores. */
export function createEntryFinder(
  weights: Weights,
  entries: readonly Entry[],
  mask: (raw: string) => string,
) {
  const { ids, scoresFor } = createEntryScorer(weights, entries, mask);
  const { words, calibration } = weights.settings;
  const aspectsIn = createAspectFinder(weights, mask);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const entryByQuestion = questionsToEntries(entries, mask);
  const sharesFor = (masked: string, vector = vectorOf(weights, masked)) =>
    entryShares(scoresFor(masked, vector), words);
  const related = new Map<string, Float32Array>();
  const relatedTo = ({ id, title, answer }: Entry) => {
    const known = related.get(id) ?? sharesFor(mask(`${title.en} ${answer.en}`)).together;
    related.set(id, known);
    return known;
  };

  /** Log odds that a message stays with the entry of the last answer. */
  function oddsToStay(vector: Vector): number {
    const head = headOf(weights, 'stay');
    const shares = probabilities(head, vector);
    const shareOf = (name: string) => log(shares[head.classes.indexOf(name)], MIN_SHARE);
    return shareOf('stays') - shareOf('leaves');
  }

  /**
   * Scores a possible follow-up alone, with the title of the last entry before it, and by the entries related to that one. A
   * separate head predicts whether the message stays with the entry.
   */
  function withTopic(
    masked: string,
    vector: Vector,
    { together, trained }: EntryShares,
    topic: Entry,
  ): EntryShares {
    const titled = sharesFor(`${mask(topic.title.en)} ${masked}`).together;
    const near = relatedTo(topic);
    const contextWeight = refersBack(masked) ? 1 : CONTEXT_WEIGHTS.unpointed;
    const stayBonus = CONTEXT_WEIGHTS.stay * oddsToStay(vector);
    const withContext = (alone: Float32Array) =>
      softmax(
        alone.map((share, at) => {
          const context =
            CONTEXT_WEIGHTS.titled * log(titled[at], MIN_SHARE_IN_LOG) +
            CONTEXT_WEIGHTS.near * log(near[at], MIN_RELATED_SHARE);
          const own = ids[at] === topic.id ? contextWeight * CONTEXT_WEIGHTS.same + stayBonus : 0;
          const none = ids[at] === NONE ? CONTEXT_WEIGHTS.none : 0;
          return (log(share, MIN_SHARE_IN_LOG) + contextWeight * context + own - none) / CONTEXT_WEIGHTS.heat;
        }),
      );
    return { together: withContext(together), trained: withContext(trained) };
  }

  return (masked: string, vector: Vector, { topic, question = null }: EntryContext = {}): FoundEntry[] => {
    const whole = sharesFor(masked, vector);
    const alone = question === null ? whole : withQuestion(whole, sharesFor(question));
    const { together, trained } = topic ? withTopic(masked, vector, alone, topic) : alone;
    const aspectsOf = aspectsIn(masked, vector);
    const best = [...together.keys()]
      .toSorted((one, other) => (together[other] ?? 0) - (together[one] ?? 0))
      .slice(0, MAX_ENTRIES);
    const topicIndex = topic ? ids.indexOf(topic.id) : -1;
    const found = (topicIndex < 0 || best.includes(topicIndex) ? best : [...best, topicIndex]).map((at) => {
      const id = ids[at] ?? NONE;
      const entry = byId.get(id);
      const aspects = entry ? aspectsOf(entry) : [];
      const aspect = requestedAspect(aspects);
      return {
        id,
        confidence: calibrate(trained[at] ?? 0, calibration),
        ...(aspect !== undefined && { aspect }),
        ...(aspects.length > 0 && { aspects }),
      };
    });
    const own = entryByQuestion.get(masked);
    return own === undefined ? found : [{ id: own, confidence: 1 }, ...found.filter(({ id }) => id !== own)];
  };
}

/** Maps the masked example questions of all entries to the first entry that has each. */
function questionsToEntries(entries: readonly Entry[], mask: (raw: string) => string): Map<string, string> {
  return new Map(
    entries
      .flatMap((entry) => questionsOf(entry).map((question): [string, string] => [mask(question), entry.id]))
      .toReversed(),
  );
}

/**
 * Weights of the last entry as context. Tuned on the 378 follow-ups of `development/follow-ups.jsonl` and 533 held-out short
 * questions, each after a random entry: 278 of the follow-ups are found (195 without context), and 360 of the others (389). `heat`
 * is the softmax temperature that keeps the confidence calibrated.
 */
const CONTEXT_WEIGHTS = { titled: 0.4, near: 0.3, same: 0.5, stay: 0.5, unpointed: 0.7, none: 2, heat: 1.3 };
const MIN_SHARE_IN_LOG = 1e-6;
const MIN_RELATED_SHARE = 1e-4;

function log(share: number | undefined, least: number): number {
  return Math.log(Math.max(share ?? 0, least));
}

/**
 * The probability of each entry by both scores together and by the trained one alone. Both together find more entries; only the
 * trained one is a good confidence: of the surest tenth of the held-out examples 4 % are wrong, against 23 % by both.
 */
interface EntryShares {
  together: Float32Array;
  trained: Float32Array;
}

/**
 * Weight of the question in a message of several sentences: the other sentences often have words of other subjects. Of 856
 * held-out messages of this kind 55 % are found first instead of 51 %; with a weight of 0.4 there is no gain.
 */
const QUESTION_WEIGHT = 0.25;

/**
 * Blends the probabilities of a message with those of its question. The confidence is the higher of the two: a vague question
 * such as "do I have to answer" must not make a clear story less certain.
 */
function withQuestion(whole: EntryShares, question: EntryShares): EntryShares {
  const blend = (of: keyof EntryShares) =>
    softmax(
      whole[of].map(
        (share, at) =>
          (1 - QUESTION_WEIGHT) * log(share, MIN_SHARE_IN_LOG) +
          QUESTION_WEIGHT * log(question[of][at], MIN_SHARE_IN_LOG),
      ),
    );
  const trained = blend('trained');
  return {
    together: blend('together'),
    trained: whole.trained.map((share, at) => Math.max(share, trained[at] ?? 0)),
  };
}

/** Returns the probabilities of all entries before calibration. */
export function entryShares({ trained, words }: EntryScores, weightOfWords: number): EntryShares {
  const together = softmax(trained.map((log, at) => log + weightOfWords * (words[at] ?? 0)));
  return { together, trained: softmax(trained) };
}

/** Creates the function that scores all entries; training uses it to calibrate. */
export function createEntryScorer(
  weights: Weights,
  entries: readonly Entry[],
  mask: (raw: string) => string,
) {
  const head = headOf(weights, 'entry');
  const ids = [...new Set([...entries.map(({ id }) => id), NONE])];
  const indexOf = new Map(ids.map((id, place) => [id, place]));
  const classIndexes = head.classes.map((id) => indexOf.get(id) ?? -1);
  const trainedIds = new Set(head.classes);

  const cosinesToEntryTexts = createTextComparer(
    entries.map((entry) => [...questionsOf(entry), entry.answer.en, entry.answer.es]),
  );
  const entryByTitleWord = uniqueTitleWords(entries, mask);
  const newEntries = entries.filter(({ id }) => !trainedIds.has(id));
  const newExamples = newEntries.flatMap((entry) =>
    questionsOf(entry).map((text) => ({ id: entry.id, text })),
  );
  const cosinesToNewExamples = createTextComparer(newExamples.map(({ text }) => [text]));

  function scoresFor(masked: string, vector: Vector): EntryScores {
    const said = weightedWords(weights, masked);
    const trained = new Float32Array(ids.length).fill(Math.log(MIN_SHARE));
    for (const [of, share] of probabilities(head, vector).entries()) {
      const place = classIndexes[of] ?? -1;
      if (place >= 0) trained[place] = Math.log(Math.max(share, MIN_SHARE));
    }
    for (const [at, cosine] of cosinesToNewExamples(said)) {
      const place = indexOf.get(newExamples[at]?.id ?? '') ?? -1;
      const exampleScore = Math.log(Math.max(MIN_SHARE, cosine ** 3)) + EXACT_EXAMPLE_BONUS * cosine;
      trained[place] = Math.max(trained[place] ?? 0, exampleScore);
    }
    const words = new Float32Array(ids.length);
    for (const [at, cosine] of cosinesToEntryTexts(said)) words[at] = cosine;
    for (const word of new Set(masked.split(' '))) {
      const at = entryByTitleWord.get(word);
      if (at !== undefined && idfOf(weights, hashWord(word)) >= RARE_IDF)
        words[at] = (words[at] ?? 0) + NAME_WORD_BONUS;
    }
    return { trained, words };
  }

  /** @returns a function that returns the cosine similarity of a message to each list of texts that shares a word with it */
  function createTextComparer(lists: readonly (readonly string[])[]) {
    const wordsOf = lists.map((texts) =>
      Uint32Array.from(new Set(texts.flatMap((text) => [...wordFeatures(mask(text))]))),
    );
    const norms = wordsOf.map(
      (words) => Math.sqrt(words.reduce((sum, word) => sum + idfOf(weights, word) ** 2, 0)) || 1,
    );
    // Word and list in one number: one list for each of 50,000 words would take many times the memory.
    const holders = new Float64Array(wordsOf.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const [list, words] of wordsOf.entries())
      for (const word of words) holders[end++] = word * lists.length + list;
    holders.sort();
    return ({ words, length }: WeightedWords): Map<number, number> => {
      const near = new Map<number, number>();
      for (const { hash, weight } of words) {
        const first = hash * lists.length;
        for (let at = lowerBound(holders, first); (holders[at] ?? Infinity) < first + lists.length; at += 1) {
          const list = (holders[at] ?? 0) - first;
          near.set(list, (near.get(list) ?? 0) + weight);
        }
      }
      for (const [list, sum] of near) near.set(list, sum / (length * (norms[list] ?? 1)));
      return near;
    };
  }

  return { ids, scoresFor };
}

/** Returns the index of the first number of an ascending list that is at least `least`. */
function lowerBound(list: Float64Array, least: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Maps words that occur in the title of only one entry, such as "radon", to the index of that entry. */
function uniqueTitleWords(entries: readonly Entry[], mask: (raw: string) => string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { title }] of entries.entries())
    for (const word of new Set(`${mask(title.en)} ${mask(title.es)}`.split(' ')))
      places.set(word, places.has(word) ? -1 : place);
  return new Map([...places].filter(([, place]) => place >= 0));
}

/** Converts a raw confidence to the measured accuracy, by linear interpolation. */
function calibrate(claim: number, { claimed, right }: Calibration): number {
  const after = claimed.findIndex((one) => one >= claim);
  if (after === -1) return right.at(-1) ?? claim;
  if (after === 0) return Math.min(right[0] ?? claim, claim);
  const [low = 0, high = 1] = [claimed[after - 1], claimed[after]];
  const [from = 0, to = 0] = [right[after - 1], right[after]];
  return from + ((to - from) * (claim - low)) / (high - low || 1);
}

/** From this confidence on, an entry is certain. */
const MIN_SURE = 0.6;

/** The entry that answers a message with at least this confidence. */
export function entryFor(
  { entries: [entry] }: Pick<Understood, 'entries'>,
  least = MIN_SURE,
): FoundEntry | undefined {
  return entry && entry.id !== NONE && entry.confidence >= least ? entry : undefined;
}
