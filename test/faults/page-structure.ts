/** A tag with its attributes; a quoted value may contain anything. */
const TAG = /<[a-z/!][^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/gi;

/**
 * The tags of a document with their attribute names, without text: properly escaped text does not change the result.
 * `<br>` is ignored.
 */
export function structureOf(html: string): string[] {
  const scripts = html.match(/<script\b[^>]*>[\s\S]*?<\/script>/gi) ?? [];
  const tags = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .match(TAG)
    ?.filter((tag) => !/^<br\b/i.test(tag))
    .map((tag) => tag.replace(/"[^"]*"|'[^']*'/g, '""'));
  return [...(tags ?? []), `${scripts.length} scripts`];
}
