type Lists = Record<string, readonly string[]>;

export interface PhraseMatcher {
  /**
   * False if the text lacks words of the phrase.
   * @param hasAny whether the text contains one of some letter sequences; phrases share their lists of these
   */
  mayMatch: (hasAny: (sequences: readonly string[]) => boolean) => boolean;
  /** All matches in a text normalized by `foldText`; each list the phrase names is a capture group. */
  find: (plain: string) => RegExpExecArray[];
}

/** @returns a function that compiles a phrase of `AdvertisingWords` */
export function phraseCompiler(lists: Lists): (phrase: string) => PhraseMatcher {
  const sequencesOf = new Map<string, readonly string[]>();
  return (phrase) => {
    const needed = neededParts(phrase).map((part) => {
      const sequences = sequencesOf.get(part) ?? sequencesIn(part, lists);
      sequencesOf.set(part, sequences);
      return sequences;
    });
    // Compiled on first use: the expressions of long lists are slow to compile, and most are never needed.
    let expression: RegExp | null = null;
    return {
      mayMatch: (hasAny) => needed.every(hasAny),
      find: (plain) => {
        expression ??= new RegExp(`\\b${patternOf(phrase, lists)}(?!'?\\w)`, 'dg');
        return [...plain.matchAll(expression)];
      },
    };
  };
}

/** Lowercases a text and removes accents without changing its length, so offsets stay valid. */
export function foldText(text: string): string {
  return Array.from({ length: text.length }, (_, at) => plainLetter(text.charAt(at))).join('');
}

function plainLetter(letter: string): string {
  if (letter === '’' || letter === '‘') return "'";
  if (letter === '_' || INVISIBLE.test(letter)) return ' ';
  if (letter < '\u0080') return letter.toLowerCase();
  return letter.normalize('NFD').charAt(0).toLowerCase().charAt(0);
}

/** Invisible characters that word processors insert. */
const INVISIBLE = /[\u200b\u2060\ufeff]/;

/** Between two words: spaces with at most one line break, or a hyphen. */
const GAP = '[^\\S\\n]*(?:[^\\S\\n]|[\\n\\-\\u2010\\u2011])[^\\S\\n]*';

/** Up to three words, not across a comma or the end of a sentence; "St." counts as a word. */
const SOME_WORDS = `(?:${GAP}(?:[\\w']+|st\\.)){0,3}?`;

const PARTS = /\[(?<optional>[^\]]*)\]|\{(?<list>\w+)\}|(?<some>…)|(?<word>[^\s[\]]+)/gu;

/** The parts of a phrase that a text must contain: words and names of lists. */
function neededParts(phrase: string): string[] {
  return [...phrase.matchAll(PARTS)].flatMap(([part, , list, , word]) => (list || word ? [part] : []));
}

/** The letter sequences of which a text must contain at least one to contain a part. */
function sequencesIn(part: string, lists: Lists): string[] {
  const list = /^\{(\w+)\}$/.exec(part)?.[1];
  if (list === undefined) return part.split('/').map((one) => foldText(one).replace(/y$/, ''));
  return (lists[list] ?? []).flatMap((entry) => {
    const [first] = neededParts(entry);
    return first === undefined ? [''] : sequencesIn(first, {});
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

/** Words in sequence. An optional part includes a gap: at the beginning the one after it, else the one before. */
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

/** "home/house", each also in the plural. */
function either(words: string): string {
  const forms = words.split('/').map((word) => {
    const plain = foldText(word);
    return /[^aeiou]y$/.test(plain)
      ? `${RegExp.escape(plain.slice(0, -1))}(?:y|ies)`
      : `${RegExp.escape(plain)}(?:e?s)?`;
  });
  return forms.length === 1 ? String(forms[0]) : `(?:${forms.join('|')})`;
}
