import { phrasePattern } from '../text/phrase-pattern.ts';
import { plainText, wordsOf } from '../text/plain-text.ts';

/** Which words of a question say how it is asked, and not what it is about. */
export interface SubjectWords {
  /** "the", "near", "could". */
  isSmall: (word: string) => boolean;
  /** "cost", "allowed", "dangerous": what is asked of the subject. */
  asking: ReadonlySet<string>;
  /** "of", "for": may stand inside a subject. */
  joining: ReadonlySet<string>;
  /** Names of the areas, as phrases: they say where and not what. */
  places: readonly string[];
}

/** Longer subjects are cut off. */
const MOST_WORDS = 6;

/**
 * @returns a function that tells what a question is about, in its own words: "families of ducks", "handicap parking".
 * Letters only, so that an answer that names it says no figure and shows no code; null when nothing can be named.
 */
export function subjectReader(words: SubjectWords): (raw: string) => string | null {
  const names = phrasePattern(words.places).source;
  const where = new RegExp(` (?:in|at|on|of|near|around|to|from|for|en|de|cerca de)(?: the)? ${names}`, 'gi');
  const anyPlace = new RegExp(names, 'gi');
  return (raw) => {
    if (CODE.test(raw) || !QUESTION.test(raw)) return null;
    const clauses = raw
      .replace(where, '')
      .replace(anyPlace, ',')
      .replace(WHO_DOES, ' ')
      .split(/[^\p{L}\s'’-]+/u)
      .map((clause) => clause.trim().split(/\s+/));
    const [longest = []] = clauses.flatMap((clause) => runsIn(clause, words)).toSorted(byLength);
    return named(longest, clauses, words);
  };
}

function named(longest: string[], clauses: string[][], words: SubjectWords): string | null {
  const subject = longest.length > 1 ? longest : restFrom(longest[0], clauses, words);
  return subject.length === 0 ? null : subject.slice(0, MOST_WORDS).join(' ').toLowerCase();
}

/** The runs of telling words in a clause, with the small words that join them. */
function runsIn(clause: readonly string[], words: SubjectWords): string[][] {
  const runs: string[][] = [[]];
  let joint: string[] = [];
  for (const word of clause) {
    const run = runs.at(-1) ?? [];
    if (words.joining.has(plainText(word)) && run.length > 0) joint.push(word);
    else if (isTelling(word, words)) {
      run.push(...joint, word);
      joint = [];
    } else {
      runs.push([]);
      joint = [];
    }
  }
  return runs.filter((run) => run.length > 0);
}

/** One word alone may be a verb, "fix": what stands around it says more, "fix my car". */
function restFrom(word: string | undefined, clauses: string[][], words: SubjectWords): string[] {
  const clause = clauses.find((one) => word !== undefined && one.includes(word)) ?? [];
  const from = clause.findIndex((one) => one === word || words.asking.has(plainText(one)));
  const last = clause.findLastIndex((one) => isTelling(one, words) || words.asking.has(plainText(one)));
  return clause.slice(from, last + 1);
}

function isTelling(word: string, { isSmall, asking }: SubjectWords): boolean {
  const plain = plainText(word);
  return plain.length > 2 && !asking.has(plain) && !wordsOf(plain).every(isSmall);
}

function byLength(one: readonly string[], other: readonly string[]): number {
  return other.length - one.length;
}

const CODE = /[<>{}[\]\\|;=$#@/]|--/;

/** "Who won the game?" is about the game. */
const WHO_DOES = /\bwho \p{L}+/giu;

const QUESTION =
  /\?|^\s*(?:what|which|who|where|when|why|how|is|are|do|does|did|can|could|may|will|would|should|must|am|was|were|has|have|any|que|cual|quien|donde|cuando|como|cuanto|hay|es|son|puedo|tiene)\b/i;
