/**
 * Turns each captioned table into a figure with the table and its caption. The editor's tables have rows only: it would turn a
 * caption into one more row.
 */
export function captionedTables(html: string): string {
  if (!html.includes('<caption')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const caption of body.querySelectorAll('caption')) {
    const table = caption.closest('table');
    const figure = document.createElement('figure');
    const words = document.createElement('figcaption');
    words.append(...caption.childNodes);
    caption.remove();
    table?.replaceWith(figure);
    figure.append(words, ...(table ? [table] : []));
  }
  return body.innerHTML;
}
