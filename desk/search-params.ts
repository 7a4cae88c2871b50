/** Parses a query string. Every value stays text: the router's own parser turns "5550188" into a number. */
export function parseSearch(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address));
}

/** Serializes to `?q=5550188`, without the JSON quotes that the router's default would add. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
