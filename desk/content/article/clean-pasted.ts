/** HTML of Word, Google Docs or a web page as what this editor knows; the rest of the mess its own rules leave out. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p'))
    element.remove();
  // A picture of another site is not ours to show.
  for (const picture of body.querySelectorAll('img')) picture.remove();
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  makeWordLists(body);
  for (const cell of body.querySelectorAll('td, th')) unwrapOnly(cell);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector('br, img')) paragraph.remove();
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
  return body.innerHTML;
}

/** `style` tells bold and italic of a span or a Google Docs wrapper; the editor reads it and keeps none of it. */
const KEPT = new Set(['href', 'colspan', 'rowspan', 'style']);

/** Word writes a list as paragraphs that begin with a bullet or a number. */
function makeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>(
    'p[style*="mso-list"], p[class*="MsoListParagraph"]',
  )) {
    // The bullet stands in a part that Word ignores when it reads its own text.
    const bullet = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const sign = (bullet?.textContent ?? paragraph.textContent).trim();
    bullet?.remove();
    const tag = /^\(?(\d+|[a-z]{1,3})[.)]/i.test(sign) ? 'ol' : 'ul';
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    if (!bullet) dropSign(item);
    const before = paragraph.previousElementSibling;
    const list = before?.matches(`${tag}[data-word]`) ? before : document.createElement(tag);
    list.setAttribute('data-word', '');
    list.append(item);
    if (list === before) paragraph.remove();
    else paragraph.replaceWith(list);
  }
}

/** The sign is the beginning of the text itself. */
function dropSign(item: HTMLElement): void {
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (first)
    first.textContent = (first.textContent ?? '').replace(/^\s*(?:[·•◦▪o§-]|\(?(?:\d+|[a-z])[.)])\s+/i, '');
}

function rename(element: Element, tag: string): void {
  const renamed = document.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** A cell that holds one paragraph and nothing else holds its words. */
function unwrapOnly(cell: Element): void {
  const [only, ...others] = cell.children;
  if (only?.matches('p, div') && others.length === 0) only.replaceWith(...only.childNodes);
}
