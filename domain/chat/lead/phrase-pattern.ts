/**
 * Makes one pattern of a list of phrases over plain text. In a phrase, `..` stands for up to four words, `*` for the
 * rest of a word, ` (x)?` for a word that may be missing, and everything else is a regular expression, whose groups only
 * group (captures would make it three times as large); a plain word of three letters or more also matches its plural in -s.
 */
export function phrasePattern(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${phrases.map(source).join('|')})(?![a-z0-9])`);
}

/** Makes one pattern of phrases, each a regular expression, that follow one another from the beginning of a plain text. */
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

/** A plain word, alone or among the alternatives of a group, also stands for its plural in -s. */
function word(part: string): string {
  return part
    .replace(/(?<=^|[(|:])[a-z]{2,}[a-rt-z](?=$|[)|])/g, '$&s?')
    .replace(/(?<=(?<!\\)[a-z])\*/g, '[a-z]*');
}
