/** A tag with its attributes; a quoted value may hold anything. */
const TAG = /<[a-z/!][^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*>/gi;

/**
 * The tags of a document with the names of their attributes, and nothing of what visitors typed: text that stays text
 * leaves it as it is. Line breaks do not count.
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
