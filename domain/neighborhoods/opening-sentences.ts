/** The first `count` sentences of a text, for places that have no room for all of it. */
export function openingSentences(text: string, count: number): string {
  const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' }).segment(text);
  return [...sentences]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
