/** Removes common English endings from a word: "galleries" becomes "gallery"; "parking" does not become "park". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es?$|(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{4})(?<!^park)(?:ing|ed)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}
