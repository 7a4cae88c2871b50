import type { Side } from '../knowledge.ts';
import { readings } from '../text/disguises.ts';
import { type Lexicon, probabilities, ranked, vectorOf } from '../understand/linear.ts';
import type { Head, Weights } from '../understand/weights.ts';
import type { Declined, Verdict } from './category.ts';
import { type ProtectedWords, wordMarker } from './protected-words.ts';

/** Judges a text a visitor sent, or one about to be shown, such as a model's. */
export interface Judge {
  /**
   * Why a text is declined; null when it is fine. Declined is what one of its sentences, the whole, or the whole with
   * the message before says: nothing that stands beside a protected sentence can undo it.
   * @param before the message before, unless that was declined itself
   */
  judge(text: string, before?: string): Declined | null;
  /** The same, with all that the refusal is worded by. */
  verdictOn(text: string, before?: string): Verdict | null;
}

export interface JudgeParts {
  weights: Weights;
  words: ProtectedWords;
  mask: (raw: string) => string;
}

/** From here on a part of a message says what it is about. */
const SURE_OF_MATTER = 0.6;
const SURE_OF_ASKER = 0.5;
/** What most of it is about that is declined. */
const USUAL: Declined = 'people';
/** The class of those who do not say who they are. */
const NOBODY = 'none';

/** The guard: a floor of plain words, or the trained head. */
export function createJudge({ weights, words, mask }: JudgeParts): Judge {
  const head = guardOf(weights);
  const marker = wordMarker(words);
  const fine = head.classes.indexOf('fine');
  const intrusion = head.classes.indexOf('intrusion');

  /** The shares of what a part is declined for; null where it is fine. */
  function heard(masked: string, before?: string): Float32Array | null {
    const shares = probabilities(head, guardVector(weights, marker.marked, masked, before));
    const isOnFloor = marker.floorOf(masked) !== null;
    const declined = 1 - (shares[fine] ?? 0);
    if (!isOnFloor && declined < weights.settings.guard) return null;
    return shares.map((share, at) =>
      at === fine || (isOnFloor && at === intrusion) ? 0 : share / Math.max(declined, Number.MIN_VALUE),
    );
  }

  /**
   * What is asked about. Where the whole does not say it surely, anything but people somewhere counts that one part says:
   * "I want no kids there. How do I word the listing?"
   */
  function categoryOf(parts: readonly string[], declined: readonly Float32Array[]): Declined {
    const { matter } = weights.heads;
    if (!matter) return head.classes[bestOf(sumOf(declined))] as Declined;
    const usual = matter.classes.indexOf(USUAL);
    const [whole = new Float32Array(), ...others] = parts.map((part) =>
      probabilities(matter, vectorOf(weights, part)),
    );
    const sure = [whole, ...others.toSorted((one, other) => mostOf(other, usual) - mostOf(one, usual))].find(
      (shares) => mostOf(shares, usual) >= SURE_OF_MATTER,
    );
    return matter.classes[bestOf(sure ?? whole)] as Declined;
  }

  function askerOf(whole: string): Side | null {
    const { asker } = weights.heads;
    const [said] = asker ? ranked(asker, vectorOf(weights, whole), 1) : [];
    return said && said.value !== NOBODY && said.confidence >= SURE_OF_ASKER ? (said.value as Side) : null;
  }

  function verdictOn(text: string, before?: string): Verdict | null {
    const whole = mask(text);
    const parts = [...new Set([whole, ...[...sentencesOf(text), ...readings(text)].map(mask)])].filter(
      Boolean,
    );
    const all = parts.map((part) => heard(part));
    if (before !== undefined) all.push(heard(whole, mask(before)));
    const found = all.filter((shares) => shares !== null);
    // An attempt on the assistant only where nothing else is.
    const asked = found.filter((shares) => bestOf(shares) !== intrusion);
    if (found.length === 0) return null;
    if (asked.length === 0) return { category: 'intrusion' };
    for (const shares of asked) shares[intrusion] = 0;
    const asker = askerOf(whole);
    return { category: categoryOf(parts, asked), ...(asker && { asker }), traits: marker.traitsIn(whole) };
  }

  return { verdictOn, judge: (text, before) => verdictOn(text, before)?.category ?? null };
}

function guardOf({ heads: { guard } }: Pick<Weights, 'heads'>): Head {
  if (!guard) throw new Error('The weights file has no guard: run npm run train');
  return guard;
}

function sumOf(parts: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array()] = parts;
  return first.map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));
}

/** The most that is given to a class, but for one. */
function mostOf(shares: Float32Array, but: number): number {
  return shares.reduce((most, share, at) => (at === but ? most : Math.max(most, share)), 0);
}

function bestOf(shares: Float32Array): number {
  return shares.indexOf(Math.max(...shares));
}

/** What the guard's head reads: the text, the same with classes in place of protected words, the message before. */
export function guardVector(
  lexicon: Lexicon,
  marked: (plain: string) => string,
  masked: string,
  before?: string,
) {
  return vectorOf(lexicon, masked, {
    marked: marked(masked),
    ...(before !== undefined && { before: marked(before) }),
  });
}

/** Sentences, each with the next one and two, and in long ones the parts between commas and "and". */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;\n])\s+/);
  const runs = [2, 3].flatMap((length) =>
    sentences.slice(length - 1).map((_, at) => sentences.slice(at, at + length).join(' ')),
  );
  const clauses = sentences
    .filter((sentence) => sentence.length > LONG)
    .flatMap((sentence) => sentence.split(/,|\b(?:and|but|also|y|pero)\b/i));
  return [...sentences, ...runs, ...clauses].filter((part) => part.trim().length > SHORTEST);
}

const LONG = 70;
const SHORTEST = 8;
