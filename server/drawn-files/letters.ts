/** Letters in names that Unicode cannot decompose into a base letter and an accent. */
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

/** Replaces letters that a font lacks by their base letters, and drops those of other scripts. */
export function letters(words: string, has: (letter: string) => boolean): string[] {
  return [...words.normalize('NFC')]
    .flatMap((letter) => (has(letter) ? letter : [...(PLAIN_LETTERS[letter] ?? letter.normalize('NFD'))]))
    .filter(has);
}
