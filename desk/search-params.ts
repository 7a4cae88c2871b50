/** The part of an address after its path. Every value is text: the router's own reader takes "5550188" for a number. */
export function parseSearch(address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address));
}

/** The same back: `?q=5550188`, without the quotation marks of JSON. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
