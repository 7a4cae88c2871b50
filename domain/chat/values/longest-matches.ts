/** The position of a name in a text. */
interface Match<Name> {
  name: Name;
  start: number;
  /** Exclusive. */
  end: number;
}

/** Returns the first match of each name, without matches inside a longer one: "walk score" is not also "score". */
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
