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
    return `<h${level} id="${unusedId(wordsOf(inner), taken)}">${inner}</h${level}>`;
  });
}

/** Ids that headings must not use. */
const IDS_OF_EVERY_PAGE = ['main', 'contact'];

const HEADING = /<h([23])(?: id="([^"]*)")?>(.*?)<\/h\1>/gs;

function wordsOf(inner: string): string {
  const words = inner
    .replace(/<[^>]*>|&[a-z]+;|&#\d+;|['’]/gi, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return words || 'section';
}

function unusedId(words: string, taken: Set<string>): string {
  let id = words;
  for (let next = 2; taken.has(id); next += 1) id = `${words}-${next}`;
  taken.add(id);
  return id;
}
