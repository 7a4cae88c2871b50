import { freeSlug, slugOf } from '#domain/records/slug-of.ts';

/**
 * Gives every h2 and h3 of sanitized HTML an id made of its words, for tables of contents and links. An existing id stays on
 * the first heading that has it.
 */
export function addHeadingIds(html: string): string {
  const given = new Set([...html.matchAll(HEADING)].flatMap(([, , id]) => id || []));
  for (const id of IDS_OF_EVERY_PAGE) given.delete(id);
  const taken = new Set([...IDS_OF_EVERY_PAGE, ...given]);
  return html.replace(HEADING, (heading, level: string, id: string | undefined, inner: string) => {
    if (id && given.delete(id)) return heading;
    const free = freeSlug(slugOf(inner.replace(MARKUP, '')) || 'section', taken);
    taken.add(free);
    return `<h${level} id="${free}">${inner}</h${level}>`;
  });
}

/** Ids that headings must not use. */
const IDS_OF_EVERY_PAGE = ['main', 'contact'];

const HEADING = /<h([23])(?: id="([^"]*)")?>(.*?)<\/h\1>/gs;

/** Tags and entities, which are no words. */
const MARKUP = /<[^>]*>|&[a-z]+;|&#\d+;/gi;
