import { languageOf } from './language.ts';
import { SHORTHAND } from './shorthand.ts';

interface SpellingParts {
  /** Edited English texts: their words are what a misspelled word may have meant, the commonest first. */
  texts: readonly string[];
  /** Names that a misspelled word may also have meant. */
  names: readonly string[];
  /** Whether a word that is in none of them is one all the same. @param word in lower case */
  isWord: (word: string) => boolean;
}

/** The word that was probably meant has to be this many times as common as the next one. */
const LEAST_RATIO = 2;

/**
 * Returns a function that corrects slips of typing in an English message: "medain price in nodda" becomes "median price in
 * noda". A word is corrected if it is unknown, and a known one has two of its letters in the other order, one once instead of
 * twice, one more, or another vowel. Capitalized names, e-mail addresses and Spanish messages stay.
 */
export function createSpeller({ texts, names, isWord }: SpellingParts): (raw: string) => string {
  const uses = new Map<string, number>();
  for (const word of [...texts, ...names].flatMap(lettersOf)) uses.set(word, (uses.get(word) ?? 0) + 1);
  const byUses = [...uses].toSorted(([, one], [, other]) => other - one);
  const byFirstLetter = Map.groupBy(byUses, ([word]) => word[0]);

  function corrected(typed: string, at: number, raw: string): string {
    const isName = at > 0 && /^[A-Z]/.test(typed) && /[a-z]/.test(raw);
    const word = typed.toLowerCase();
    if (isName || uses.has(word) || Object.hasOwn(SHORTHAND, word) || isWord(word)) return typed;
    const [first, second] = (byFirstLetter.get(word[0]) ?? []).filter(([meant]) => isSlip(word, meant));
    return first && first[1] >= LEAST_RATIO * (second?.[1] ?? 0) ? first[0] : typed;
  }

  return (raw) => (languageOf(raw) === 'es' ? raw : raw.replace(WORD, corrected));
}

/** A word of some length by itself, and no part of an address. */
const WORD = /(?<![\w@.'’/-])[A-Za-z]{4,}(?![\w@'’/])/g;
const VOWEL = /[aeiouy]/;

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Whether a slip of the commonest kinds turns a word into what was typed; both begin with the same letter. */
function isSlip(typed: string, meant: string): boolean {
  const extra = typed.length - meant.length;
  if (Math.abs(extra) > 1) return false;
  let at = 0;
  while (at < meant.length && typed[at] === meant[at]) at += 1;
  const [one = '', next = ''] = typed.slice(at);
  const [right = '', following = ''] = meant.slice(at);
  if (extra === 1) return one === typed[at - 1] && typed.slice(at + 1) === meant.slice(at);
  // a plural or a past tense is no slip
  if (extra === -1)
    return typed.slice(at) === meant.slice(at + 1) && !(following === '' && /[sd]/.test(right));
  const isSwapped = one === following && next === right && typed.slice(at + 2) === meant.slice(at + 2);
  const isWrongVowel = VOWEL.test(one) && VOWEL.test(right) && typed.slice(at + 1) === meant.slice(at + 1);
  return isSwapped || isWrongVowel;
}
