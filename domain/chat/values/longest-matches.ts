/** Where in a text something is named. */
export interface Match<Name> {
  name: Name;
  start: number;
  /** After the last character. */
  end: number;
}

/** What a text names, each where it first stands; what a longer name covers is none: "walk score" is no "score". */
export function longestMatches<Name>(
  text: string,
  patterns: readonly (readonly [name: Name, pattern: RegExp])[],
): Match<Name>[] {
  const found = patterns.flatMap(([name, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
}
