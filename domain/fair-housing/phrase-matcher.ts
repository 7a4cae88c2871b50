type Lists = Record<string, readonly string[]>;

export interface PhraseMatcher {
  /** False where a text lacks words of the phrase. @param has whether letters stand in the text */
  mayBeIn: (has: (letters: string) => boolean) => boolean;
  /** Where the phrase stands in a text that went through `folded`; each list it names is a group of the match. */
  find: (plain: string) => RegExpExecArray[];
}

/** Finds a phrase of `AdvertisingWords`. */
export function phraseMatcher(phrase: string, lists: Lists): PhraseMatcher {
  const needed = neededLetters(phrase, lists);
  // Expressions of long lists take a while to make, and most are never asked for.
  let expression: RegExp | null = null;
  return {
    mayBeIn: (has) => needed.every((either) => either.some(has)),
    find: (plain) => {
      expression ??= new RegExp(`\\b${patternOf(phrase, lists)}(?!'?\\w)`, 'dg');
      return [...plain.matchAll(expression)];
    },
  };
}

/** A text in small letters without accents, of the same length: places in it are places in the text. */
export function folded(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainLetter(text.charAt(at))).join('');
}

function plainLetter(letter: string): string {
  if (letter === '’' || letter === '‘') return "'";
  if (letter === '_' || INVISIBLE.test(letter)) return ' ';
  if (letter < '\u0080') return letter.toLowerCase();
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}

/** What word processors leave between words. */
const INVISIBLE = /[\u200b\u2060\ufeff]/;

/** Between two words: spaces, at most one of them a line break, or a hyphen. */
const GAP = '[^\\S\\n]*(?:[^\\S\\n]|[\\n\\-\\u2010\\u2011])[^\\S\\n]*';

/** Up to three words, not across a comma or the end of a sentence; "St." is a word. */
const SOME_WORDS = `(?:${GAP}(?:[\\w']+|st\\.)){0,3}?`;

const PARTS = /\[(?<optional>[^\]]*)\]|\{(?<list>\w+)\}|(?<some>…)|(?<word>[^\s[\]]+)/gu;

/** Letters a text must have of each part of a phrase that cannot be missing: any of some. */
function neededLetters(phrase: string, lists: Lists): string[][] {
  return [...phrase.matchAll(PARTS)].flatMap(({ groups: { list, word } = {} }) => {
    if (list) return [(lists[list] ?? []).flatMap((entry) => neededLetters(entry, {})[0] ?? [''])];
    return word ? [word.split('/').map((one) => folded(one).replace(/y$/, ''))] : [];
  });
}

function patternOf(phrase: string, lists: Lists): string {
  const named = new Set<string>();
  return sequence(phrase, (name) => {
    const list = lists[name];
    if (!list) throw new Error(`"${phrase}" names a list that is not there: {${name}}`);
    const any = list.map((entry) => patternOf(entry, {})).join('|');
    if (named.has(name)) return `(?:${any})`;
    named.add(name);
    return `(?<${name}>${any})`;
  });
}

/** Words in a row. What may be missing takes a gap along: the one after it at the beginning, else the one before. */
function sequence(phrase: string, list: (name: string) => string): string {
  let pattern = '';
  let gap = '';
  for (const { groups = {} } of phrase.matchAll(PARTS)) {
    if (groups.some) {
      pattern += SOME_WORDS;
    } else if (groups.optional !== undefined) {
      const optional = sequence(groups.optional, list);
      pattern += gap ? `(?:${gap}${optional})?` : `(?:${optional}${GAP})?`;
    } else {
      pattern += gap + (groups.list ? list(groups.list) : either(groups.word ?? ''));
      gap = GAP;
    }
  }
  return pattern;
}

/** "home/house", each with its plural. */
function either(words: string): string {
  const forms = words.split('/').map((word) => {
    const plain = folded(word);
    return /[^aeiou]y$/.test(plain)
      ? `${RegExp.escape(plain.slice(0, -1))}(?:y|ies)`
      : `${RegExp.escape(plain)}(?:e?s)?`;
  });
  return forms.length === 1 ? String(forms[0]) : `(?:${forms.join('|')})`;
}
