/** Where in a text something was found. */
export interface Match {
  at: number;
  /** After the last character. */
  end: number;
}

/** The matches that no longer one covers: "walk score" is no "score". */
export function wholeMatches<T extends Match>(found: readonly T[]): T[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.at <= one.at &&
          other.end >= one.end &&
          other.end - other.at > one.end - one.at,
      ),
  );
}
