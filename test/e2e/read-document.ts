/** An unvalidated block of structured data. */
// biome-ignore lint/suspicious/noExplicitAny: what a search engine finds.
export type Thing = Record<string, any>;

/** Parses a page's HTML in a browser, without running scripts. Links are the site's own paths with query and fragment. */
export function readDocument({ html, origin, path }: { html: string; origin: string; path: string }) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const words = (selector: string) => all(selector).map((one) => (one.textContent ?? '').trim());
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? '';

  const addresses: string[] = [];
  const noteUrls = (selector: string, name: string) => {
    for (const one of all(selector)) addresses.push(one.getAttribute(name) ?? '');
  };
  for (const name of ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'])
    noteUrls(`[${name}]`, name);
  for (const name of ['srcset', 'imagesrcset']) {
    for (const one of all(`[${name}]`))
      for (const part of (one.getAttribute(name) ?? '').split(','))
        addresses.push(part.trim().split(' ')[0] ?? '');
  }
  noteUrls('meta[property="og:image"], meta[property="og:url"]', 'content');

  const data = words('script[type="application/ld+json"]').map((text) => JSON.parse(text));
  const graph: Thing[] = data.flatMap((block) => block['@graph']);
  for (const match of JSON.stringify(graph).matchAll(/"(https?:\/\/[^"{]+)"/g))
    addresses.push(match[1] ?? '');

  const links = addresses
    .filter((address) => address !== '')
    .map((address) => new URL(address, origin + path))
    .filter((url) => url.origin === origin && url.hash !== '#agent')
    .map((url) => ({ to: url.pathname + url.search + url.hash }));
  return {
    title: document.title,
    description: attribute('meta[name=description]', 'content'),
    robots: attribute('meta[name=robots]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    language: document.documentElement.lang,
    headings: words('h1'),
    ids: all('[id]').map(({ id }) => id),
    trail: words('nav[aria-label=Breadcrumb] li'),
    questions: words('main details > summary'),
    meta: Object.fromEntries(
      all('meta[property], meta[name]').map((one) => [
        one.getAttribute('property') ?? one.getAttribute('name') ?? '',
        one.getAttribute('content') ?? '',
      ]),
    ),
    blocks: data.length,
    graph,
    links,
  };
}
