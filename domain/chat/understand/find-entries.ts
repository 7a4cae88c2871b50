import type { Entry } from '../knowledge.ts';
import { hashWord, wordFeatures } from '../text/features.ts';
import { indexOf, probabilities, softmax, type Vector } from './linear.ts';
import type { Calibration, Weights } from './weights.ts';

export interface FoundEntry {
  id: string;
  /** The share of first guesses with such a claim that are right. */
  confidence: number;
}

/** What none of the entries is about. */
export const NONE = 'none';

/** What each voice says of each entry, in one order. */
export interface Voices {
  /** Logarithms of the trained head's shares. */
  linear: Float32Array;
  /** How near the nearest example is. */
  nearest: Float32Array;
  /** How near the words of the entry itself are. */
  words: Float32Array;
}

const MOST = 5;
/** No entry is ruled out by the head alone. */
const LEAST_SHARE = 0.002;
/** What a rare word in a message says for the entry whose titles alone have it, and how rare that is. */
const NAMED = 0.3;
const RARE_IDF = 7;
/** How telling a word is that no training example has. */
const UNKNOWN_IDF = 9;

/** Finds the entries a message asks for by three voices, added up. */
export function entryFinder(weights: Weights, entries: readonly Entry[], mask: (raw: string) => string) {
  const { ids, voicesFor } = entryVoices(weights, entries, mask);
  const { voices, calibration } = weights.settings;
  return (masked: string, vector: Vector): FoundEntry[] => {
    const shares = sharesOf(voicesFor(masked, vector), voices);
    return [...shares.keys()]
      .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0))
      .slice(0, MOST)
      .map((at) => ({ id: ids[at] ?? NONE, confidence: calibrated(shares[at] ?? 0, calibration) }));
  };
}

/** The share of each entry, before calibration. */
export function sharesOf(
  { linear, nearest, words }: Voices,
  weight: Weights['settings']['voices'],
): Float32Array {
  return softmax(
    linear.map((log, at) => log + weight.nearest * (nearest[at] ?? 0) + weight.words * (words[at] ?? 0)),
  );
}

/** The voices by themselves: training weighs them. */
export function entryVoices(weights: Weights, entries: readonly Entry[], mask: (raw: string) => string) {
  const { index, idf, features, heads } = weights;
  const head = heads.entry;
  if (!head) throw new Error('The weights file has no head of entries: run npm run train');
  const ids = [...new Set([...entries.map(({ id }) => id), NONE])];
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const placeOfClass = head.classes.map((id) => placeOf.get(id) ?? -1);
  const trained = new Set(head.classes);
  const sums = new Float32Array(index.norms.length);
  const rowOf = (word: number) => indexOf(features, word);
  const idfOf = (word: number) => idf[rowOf(word)] ?? UNKNOWN_IDF;

  const own = wordLists(
    entries.map(({ title, answer, examples = [] }) => [
      title.en,
      title.es,
      answer.en,
      answer.es,
      ...examples,
    ]),
  );
  const named = nameWords(entries, mask);
  const added = entries.filter(({ id }) => !trained.has(id));
  const addedExamples = added.flatMap(({ id, title, examples = [] }) =>
    [title.en, title.es, ...examples].map((text) => ({ id, text })),
  );
  const examplesAdded = wordLists(addedExamples.map(({ text }) => [text]));

  function voicesFor(masked: string, vector: Vector): Voices {
    const said = [...wordFeatures(masked)].map((word) => ({
      word,
      row: rowOf(word),
      weight: idfOf(word) ** 2,
    }));
    const length = Math.sqrt(said.reduce((sum, { weight }) => sum + weight, 0)) || 1;
    const linear = new Float32Array(ids.length).fill(Math.log(LEAST_SHARE));
    const nearest = new Float32Array(ids.length);
    for (const [of, share] of probabilities(head as NonNullable<typeof head>, vector).entries()) {
      const place = placeOfClass[of] ?? -1;
      if (place >= 0) linear[place] = Math.log(Math.max(share, LEAST_SHARE));
    }
    const heard = (place: number, cosine: number) => {
      if (place >= 0 && cosine > (nearest[place] ?? 0)) nearest[place] = cosine;
    };
    const touched: number[] = [];
    for (const { row, weight } of said) {
      if (row < 0) continue;
      const end = index.starts[row + 1] ?? 0;
      for (let at = index.starts[row] ?? 0; at < end; at += 1) {
        const example = index.examples[at] ?? 0;
        if (sums[example] === 0) touched.push(example);
        sums[example] = (sums[example] ?? 0) + weight;
      }
    }
    for (const example of touched) {
      heard(
        placeOfClass[index.entries[example] ?? 0] ?? -1,
        (sums[example] ?? 0) / (length * (index.norms[example] || 1)),
      );
      sums[example] = 0;
    }
    for (const [at, cosine] of examplesAdded(said, length)) {
      const place = placeOf.get(addedExamples[at]?.id ?? '') ?? -1;
      heard(place, cosine);
      // what no training knows has the share that its nearest example earns
      linear[place] = Math.max(linear[place] ?? 0, Math.log(Math.max(LEAST_SHARE, cosine ** 3)));
    }
    const words = new Float32Array(ids.length);
    for (const [at, cosine] of own(said, length)) words[at] = cosine;
    for (const word of new Set(masked.split(' '))) {
      const at = named.get(word);
      if (at !== undefined && idfOf(hashWord(word)) >= RARE_IDF) words[at] = (words[at] ?? 0) + NAMED;
    }
    return { linear, nearest, words };
  }

  /** @returns a function that tells how near each list of texts is to what was said, those that share a word */
  function wordLists(lists: readonly (readonly string[])[]) {
    const holders = new Map<number, number[]>();
    const norms = lists.map((texts, list) => {
      const words = new Set(texts.flatMap((text) => [...wordFeatures(mask(text))]));
      let sum = 0;
      for (const word of words) {
        sum += idfOf(word) ** 2;
        const held = holders.get(word);
        if (held) held.push(list);
        else holders.set(word, [list]);
      }
      return Math.sqrt(sum) || 1;
    });
    return (said: readonly { word: number; weight: number }[], length: number): Map<number, number> => {
      const near = new Map<number, number>();
      for (const { word, weight } of said)
        for (const list of holders.get(word) ?? []) near.set(list, (near.get(list) ?? 0) + weight);
      for (const [list, sum] of near) near.set(list, sum / (length * (norms[list] ?? 1)));
      return near;
    };
  }

  return { ids, voicesFor };
}

/** Words that stand in the titles of one entry alone, such as "radon", with the place of that entry. */
function nameWords(entries: readonly Entry[], mask: (raw: string) => string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [place, { title }] of entries.entries())
    for (const word of new Set(`${mask(title.en)} ${mask(title.es)}`.split(' ')))
      places.set(word, places.has(word) ? -1 : place);
  return new Map([...places].filter(([, place]) => place >= 0));
}

/** The share of such claims that were right, between the two nearest that were measured. */
export function calibrated(claim: number, { claimed, right }: Calibration): number {
  const after = claimed.findIndex((one) => one >= claim);
  if (after === -1) return right.at(-1) ?? claim;
  if (after === 0) return Math.min(right[0] ?? claim, claim);
  const [low = 0, high = 1] = [claimed[after - 1], claimed[after]];
  const [from = 0, to = 0] = [right[after - 1], right[after]];
  return from + ((to - from) * (claim - low)) / (high - low || 1);
}
