/**
 * A word as a phrase, read only where something stands before it. The word is looked for first: to look back over the
 * sentence at every letter of a long message takes seconds.
 */
export const after = (before: string, word: string) => `(?=${word})(?<=${before})${word}`;
