/**
 * Compiles phrases over plain text into one pattern. In a phrase, `..` matches up to four words, `*` the rest of a word, and
 * ` (x)?` an optional word; everything else is a regular expression. Groups do not capture, because captures would triple its
 * size. A plain word of three letters or more also matches its plural in -s.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${phrases.map(source).join('|')})(?![a-z0-9])`);
}

/** Compiles regular expressions into a pattern for a sequence of phrases from the start of a plain text. */
export function phraseSequencePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`(?:${phrases.join('|')})(?: |$)`, 'gy');
}

const GAP = '(?: [^ ]+){0,4} ';

function source(phrase: string): string {
  return phrase
    .replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
    .replaceAll(/ \(\?:([^()]*[^() ])\)\?/g, '(?: (?:$1))?')
    .replaceAll(/ ?\.\. ?/g, '…')
    .split(/(…| )/)
    .map((part) => (part === '…' ? GAP : word(part)))
    .join('');
}

/** Lets a plain word, alone or as an alternative of a group, also match its plural in -s. */
function word(part: string): string {
  return part
    .replace(/(?<=^|[(|:])[a-z]{2,}[a-rt-z](?=$|[)|])/g, '$&s?')
    .replace(/(?<=(?<!\\)[a-z])\*/g, '[a-z]*');
}
