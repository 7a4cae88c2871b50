/** The whole words a list of phrases spells out, for the speller. */
export function spelledWords(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) =>
    phrase
      .split(/[ ()|:^$]+/)
      .flatMap(bothGenders)
      .flatMap((part) =>
        part.endsWith('s?') ? [part.slice(0, -2), part.slice(0, -1)] : [part.replace(/\?$/, '')],
      )
      .filter((part) => /^[a-z]{4,}$/.test(part)),
  );
}

/** "barat[oa]s?" spells two words. */
function bothGenders(part: string): string[] {
  return part.includes('[oa]') ? ['o', 'a'].map((ending) => part.replace('[oa]', ending)) : [part];
}

/** @returns whether a list of phrases has a word in it, whole or as the beginning of an open one ("walkab\w+") */
export function wordsKnownBy(phrases: readonly string[]): (word: string) => boolean {
  const words = new Set<string>();
  const openings: string[] = [];
  for (const [, letters = '', kind = ''] of phrases
    .join(' ')
    .matchAll(/(?<![a-z\\])([a-z]{2,})(\[|\\w|\*|\(\?:|\()?/g)) {
    words.add(letters);
    if (kind) openings.push(letters);
  }
  const isOpen = (word: string) => openings.some((opening) => opening.length > 2 && word.startsWith(opening));
  return (word) => words.has(word) || words.has(word.replace(/(?:es|s)$/, '')) || isOpen(word);
}
