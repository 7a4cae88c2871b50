/** The words of an article, a line for each of its blocks. */
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
