/** The text of an article, one line per block element. */
export function plainArticle(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:p|h[2-4]|li|tr|blockquote|figcaption|aside)>/g, '\n')
    .replace(/<\/t[hd]>/g, '  ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}
