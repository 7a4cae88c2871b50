/** The only query parameters that change what a page shows. Every other one (utm_*, gclid, …) is another visitor's. */
const PAGE_PARAMETERS = new Set(['area', 'homes', 'interest', 'neighborhood', 'page', 'q', 'sent', 'tab']);

/** An address without what no page reads: equal keys are equal pages. */
export function pageKey(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) if (PAGE_PARAMETERS.has(name)) query.append(name, value);
  query.sort();
  const search = query.toString();
  return search ? `${url.pathname}?${search}` : url.pathname;
}
