/** What names hold that no accent can be taken off. */
const PLAIN_LETTERS: Record<string, string> = {
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Ŋ: 'Ng',
  ŋ: 'ng',
  Œ: 'Oe',
  œ: 'oe',
  Ŧ: 'T',
  ŧ: 't',
  Ə: 'A',
  ə: 'a',
  '\u2011': '-',
  '\u02bc': '’',
};

/** The letters that a font has for some words: one that it lacks loses its accent or its stroke, and of another script it is left out. */
export function letters(words: string, has: (letter: string) => boolean): string[] {
  return [...words.normalize('NFC')]
    .flatMap((letter) => (has(letter) ? letter : [...(PLAIN_LETTERS[letter] ?? letter.normalize('NFD'))]))
    .filter(has);
}
