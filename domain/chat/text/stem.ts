/** A word without its common English endings: "galleries" and "gallery" are one; parking is no park. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es?$|(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{4})(?<!^park)(?:ing|ed)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
}
