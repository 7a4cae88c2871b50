/** The text of an article, one line per block element. */
export function plainArticle(html: string): string {
  return html
    .replace(BREAK, '\n')
    .replace(/<\/t[hd]>/g, '  ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

/** A line break, and where a block element begins or ends. */
const BREAK =
  /<br\s*\/?>|<\/?(?:p|h[2-4]|[uo]l|li|table|caption|tr|blockquote|figure|figcaption|aside)(?: [^>]*)?>/g;
