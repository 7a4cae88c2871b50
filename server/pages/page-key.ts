/** The only query parameters that change what a page shows. Every other one (utm_*, gclid, …) is another visitor's. */
const PAGE_PARAMETERS = new Set(['area', 'homes', 'interest', 'neighborhood', 'page', 'q', 'sent', 'tab']);

/** Letters, digits, `-`, `_` and `~`, which mean the same when they are percent-encoded (RFC 3986, section 6.2.2.2). */
const NEEDLESSLY_ENCODED = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;

/** An address without what no page reads: equal keys are equal pages. */
export function pageKey(address: string): string {
  const url = new URL(address);
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) if (PAGE_PARAMETERS.has(name)) query.append(name, value);
  query.sort();
  const path = url.pathname.replace(NEEDLESSLY_ENCODED, (encoded) => decodeURIComponent(encoded));
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}
