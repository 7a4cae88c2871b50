import { type Entry, questionsOf } from '../knowledge.ts';
import { refersBack } from '../text/back-references.ts';
import { hashWord, wordFeatures } from '../text/features.ts';
import { createAspectFinder, requestedAspect } from './find-aspects.ts';
import { idfOf, probabilities, softmax, type Vector, vectorOf } from './linear.ts';
import type { FoundEntry, Understood } from './understood.ts';
import { type Calibration, headOf, type Weights } from './weights.ts';

export const NONE = 'none';

/** What each voice says of each entry, in one order. */
interface EntryScores {
  /** Logarithms of the trained head's shares; of an entry added since, of the share that its nearest example earns. */
  trained: Float32Array;
  /** How near the words of the entry itself are. */
  words: Float32Array;
}

const MAX_ENTRIES = 5;
const MIN_SHARE = 0.002;
/** What a rare word in a message says for the entry whose titles alone have it, and how rare that is. */
const NAME_WORD_BONUS = 0.3;
const RARE_IDF = 7;
/** What an example that is the message itself says for an entry that no training knows: more than any trained share. */
const EXACT_EXAMPLE_BONUS = 3;

/** What a message asks for, besides its words. */
interface EntryContext {
  /** The entry that was told before. */
  topic?: Entry | undefined;
  /** The sentence among others that asks, masked. */
  question?: string | null;
}

/** Finds the entries a message asks for by two voices, added up. */
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

  /** Logarithm of how much likelier a message stays with the entry told before than leaves it. */
  function oddsToStay(vector: Vector): number {
    const head = headOf(weights, 'stay');
    const shares = probabilities(head, vector);
    const shareOf = (name: string) => log(shares[head.classes.indexOf(name)], MIN_SHARE);
    return shareOf('stays') - shareOf('leaves');
  }

  /**
   * What may go on with an entry is read by itself, under the title of that entry, and beside what is near it; whether it stays
   * with the entry or leaves it tells a head of its own.
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

/** The own questions of all entries, masked, each with the first entry that has it. */
function questionsToEntries(entries: readonly Entry[], mask: (raw: string) => string): Map<string, string> {
  return new Map(
    entries
      .flatMap((entry) => questionsOf(entry).map((question): [string, string] => [mask(question), entry.id]))
      .toReversed(),
  );
}

/**
 * What the entry told before weighs. Set on the 378 follow-ups of `development/follow-ups.jsonl` and 533 short questions that
 * training keeps back, each after an entry drawn by lot: of the first 278 are found (195 without it), of the others 360 (389). The
 * heat keeps the confidence as right as it is without a topic.
 */
const CONTEXT_WEIGHTS = { titled: 0.4, near: 0.3, same: 0.5, stay: 0.5, unpointed: 0.7, none: 2, heat: 1.3 };
const MIN_SHARE_IN_LOG = 1e-6;
const MIN_RELATED_SHARE = 1e-4;

function log(share: number | undefined, least: number): number {
  return Math.log(Math.max(share ?? 0, least));
}

/**
 * The share of each entry, by both voices and by the trained one. Both together find more; how sure it is tells the trained one
 * alone: of the surest tenth of what training keeps back, 4 % are wrong by its share, 23 % by both.
 */
interface EntryShares {
  together: Float32Array;
  trained: Float32Array;
}

/**
 * What the question in a message of several sentences weighs by itself: the sentences before it often have the words of other
 * subjects. Of 856 such messages that training keeps back 55 % are found at once instead of 51; with 0.4 no more than without.
 */
const QUESTION_WEIGHT = 0.25;

/**
 * The shares of a message, with its question heard once more. Confidence is the higher of the two readings: a vague question
 * such as "do I have to answer" must not make a clear story less certain.
 */
function withQuestion(whole: EntryShares, question: EntryShares): EntryShares {
  const both = (of: keyof EntryShares) =>
    softmax(
      whole[of].map(
        (share, at) =>
          (1 - QUESTION_WEIGHT) * log(share, MIN_SHARE_IN_LOG) +
          QUESTION_WEIGHT * log(question[of][at], MIN_SHARE_IN_LOG),
      ),
    );
  const trained = both('trained');
  return {
    together: both('together'),
    trained: whole.trained.map((share, at) => Math.max(share, trained[at] ?? 0)),
  };
}

/** The shares of all entries, before calibration. */
export function entryShares({ trained, words }: EntryScores, weightOfWords: number): EntryShares {
  const together = softmax(trained.map((log, at) => log + weightOfWords * (words[at] ?? 0)));
  return { together, trained: softmax(trained) };
}

/** The voices by themselves: training calibrates by them. */
export function createEntryScorer(
  weights: Weights,
  entries: readonly Entry[],
  mask: (raw: string) => string,
) {
  const head = headOf(weights, 'entry');
  const ids = [...new Set([...entries.map(({ id }) => id), NONE])];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const placeOfClass = head.classes.map((id) => placeOf.get(id) ?? -1);
  const known = new Set(head.classes);

  const cosinesToEntryTexts = createTextComparer(
    entries.map((entry) => [...questionsOf(entry), entry.answer.en, entry.answer.es]),
  );
  const entryByTitleWord = uniqueTitleWords(entries, mask);
  const newEntries = entries.filter(({ id }) => !known.has(id));
  const newExamples = newEntries.flatMap((entry) =>
    questionsOf(entry).map((text) => ({ id: entry.id, text })),
  );
  const cosinesToNewExamples = createTextComparer(newExamples.map(({ text }) => [text]));

  function scoresFor(masked: string, vector: Vector): EntryScores {
    const said = [...wordFeatures(masked)].map((word) => ({ word, weight: idfOf(weights, word) ** 2 }));
    const length = Math.sqrt(said.reduce((sum, { weight }) => sum + weight, 0)) || 1;
    const trained = new Float32Array(ids.length).fill(Math.log(MIN_SHARE));
    for (const [of, share] of probabilities(head, vector).entries()) {
      const place = placeOfClass[of] ?? -1;
      if (place >= 0) trained[place] = Math.log(Math.max(share, MIN_SHARE));
    }
    for (const [at, cosine] of cosinesToNewExamples(said, length)) {
      const place = placeOf.get(newExamples[at]?.id ?? '') ?? -1;
      const earned = Math.log(Math.max(MIN_SHARE, cosine ** 3)) + EXACT_EXAMPLE_BONUS * cosine;
      trained[place] = Math.max(trained[place] ?? 0, earned);
    }
    const words = new Float32Array(ids.length);
    for (const [at, cosine] of cosinesToEntryTexts(said, length)) words[at] = cosine;
    for (const word of new Set(masked.split(' '))) {
      const at = entryByTitleWord.get(word);
      if (at !== undefined && idfOf(weights, hashWord(word)) >= RARE_IDF)
        words[at] = (words[at] ?? 0) + NAME_WORD_BONUS;
    }
    return { trained, words };
  }

  /** @returns a function that tells how near each list of texts is to what was said, those that share a word */
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
    return (said: readonly { word: number; weight: number }[], length: number): Map<number, number> => {
      const near = new Map<number, number>();
      for (const { word, weight } of said) {
        const first = word * lists.length;
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

/** Where the numbers of an ascending list begin that are no less than one. */
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

/** Words that stand in the titles of one entry alone, such as "radon", with the place of that entry. */
function uniqueTitleWords(entries: readonly Entry[], mask: (raw: string) => string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { title }] of entries.entries())
    for (const word of new Set(`${mask(title.en)} ${mask(title.es)}`.split(' ')))
      places.set(word, places.has(word) ? -1 : place);
  return new Map([...places].filter(([, place]) => place >= 0));
}

/** The share of such claims that were right, between the two nearest that were measured. */
export function calibrate(claim: number, { claimed, right }: Calibration): number {
  const after = claimed.findIndex((one) => one >= claim);
  if (after === -1) return right.at(-1) ?? claim;
  if (after === 0) return Math.min(right[0] ?? claim, claim);
  const [low = 0, high = 1] = [claimed[after - 1], claimed[after]];
  const [from = 0, to = 0] = [right[after - 1], right[after]];
  return from + ((to - from) * (claim - low)) / (high - low || 1);
}

/** From here on an entry is what is asked for. */
const MIN_SURE = 0.6;

/** Whether an entry surely answers a message. */
export function hasSureEntry({ entries: [entry] }: Understood): boolean {
  return entry !== undefined && entry.id !== NONE && entry.confidence >= MIN_SURE;
}

/** Whether this entry surely answers a message. */
export function isSurelyEntry(id: string, understood: Understood): boolean {
  return understood.entries[0]?.id === id && hasSureEntry(understood);
}
