import { guidePage } from '#content/guide-page.ts';

const CAPTION = /^<table\b[^>]*>\s*<caption\b[^>]*>(.*?)<\/caption>/s;

/** Wraps each table of an article in a scroll area: many columns would otherwise widen the whole page on a phone. */
export function wrapTables(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)table\b[^>]*>/g, (tag, slash: string, offset: number) => {
    if (slash) {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    return depth === 1 ? `${scrollAreaOf(html.slice(offset))}${tag}` : tag;
  });
}

function scrollAreaOf(table: string): string {
  const caption = CAPTION.exec(table)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .trim();
  const name = caption?.replaceAll('"', '&quot;') || guidePage.tableLabel;
  return `<div role="group" aria-label="${name}" tabindex="0">`;
}
