/** The value that a share of all values stays below; NaN of nothing. @param share 0 to 1 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** The middle value; NaN of nothing. */
export function median(values: number[]): number {
  return percentile(values, 0.5);
}
