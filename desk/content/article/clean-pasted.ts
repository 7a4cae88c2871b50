import type { EditorView } from '@tiptap/pm/view';
import { captionedTables } from './captioned-tables.ts';
import { markHeaderCells } from './pasted-tables.ts';

/** Converts HTML pasted from Word, Google Docs or a web page to elements the editor supports; its schema drops the rest. */
export function cleanPastedHtml(html: string, { state }: EditorView): string {
  const { body } = new DOMParser().parseFromString(captionedTables(withoutStyles(html)), 'text/html');
  for (const element of body.querySelectorAll('script, meta, link, title, xml')) element.remove();
  // Pictures of other sites may not be embedded.
  for (const picture of body.querySelectorAll('img:not([src^="/"]), img[src^="//"]')) picture.remove();
  for (const figure of body.querySelectorAll('figure:not(:has(img, table))'))
    figure.replaceWith(...figure.childNodes);
  for (const heading of body.querySelectorAll('h1')) lowerHeading(heading);
  // Google Docs writes an empty line after a block as a line break.
  for (const line of body.querySelectorAll(':is(p, h2, h3, h4, ul, ol, table, div) + br')) line.remove();
  makeWordLists(body);
  keepEmphasis(body);
  markHeaderCells(body, styleOf);
  for (const cell of body.querySelectorAll('td, th')) unwrapOnly(cell);
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '') paragraph.remove();
  }
  // Headings cut from the editor itself keep the ids to which links lead.
  const isOwn = html.includes('data-pm-slice');
  const takenIds = new Set<unknown>();
  state.tr.deleteSelection().doc.descendants(({ attrs }) => void takenIds.add(attrs.id));
  for (const element of body.querySelectorAll('*')) {
    const isMoved = isOwn && !takenIds.has(element.id);
    for (const { name } of [...element.attributes])
      if (!KEPT_ATTRIBUTES.has(name) && !(isMoved && name === 'id')) element.removeAttribute(name);
  }
  return body.innerHTML;
}

const KEPT_ATTRIBUTES = new Set(['href', 'start', 'colspan', 'rowspan', 'src', 'alt', 'width', 'height']);

/** Renames style attributes: the content security policy forbids them even in a detached document. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`));
}

const STYLE = 'data-style';

const styleOf = (element: Element): string => element.getAttribute(STYLE) ?? '';

/** Word writes a list as paragraphs that begin with a bullet or a number. */
function makeWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll(`p[${STYLE}*="mso-list"], p[class*="MsoListParagraph"]`)) {
    // Word marks its bullet with mso-list:Ignore.
    const bullet = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*Ignore/i.test(styleOf(span)),
    );
    const sign = (bullet?.textContent ?? paragraph.textContent).trim();
    bullet?.remove();
    const [, number] = /^\(?(\d+|[a-z]{1,3})[.)]/i.exec(sign) ?? [];
    const tag = number ? 'ol' : 'ul';
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    if (!bullet) removeBullet(item);
    const before = paragraph.previousElementSibling;
    if (before?.matches(`${tag}[data-word]`)) {
      before.append(item);
      paragraph.remove();
    } else {
      const list = document.createElement(tag);
      list.setAttribute('data-word', '');
      if (Number(number) > 1) list.setAttribute('start', String(number));
      list.append(item);
      paragraph.replaceWith(list);
    }
  }
}

/** Removes a bullet or number that is part of the text. */
function removeBullet(item: HTMLElement): void {
  const first = document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode();
  if (!first?.textContent) return;
  first.textContent = first.textContent.replace(/^\s*(?:[·•◦▪§-]|\(?(?:\d+|[a-z])[.)])\s+/i, '');
}

/** Google Docs expresses bold and italic with styles, and wraps everything in a `b` of normal weight. */
function keepEmphasis(body: HTMLElement): void {
  for (const bold of body.querySelectorAll(`b[${STYLE}]`)) {
    if (/font-weight:\s*(normal|400)/i.test(styleOf(bold))) bold.replaceWith(...bold.childNodes);
  }
  for (const span of body.querySelectorAll(`span[${STYLE}]`)) {
    const style = styleOf(span);
    if (/font-style:\s*italic/i.test(style)) wrapInside(span, 'em');
    if (/font-weight:\s*(bold|[6-9]00)/i.test(style)) wrapInside(span, 'strong');
  }
}

function wrapInside(element: Element, tag: string): void {
  const wrapper = document.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function lowerHeading(heading: Element): void {
  const lower = document.createElement('h2');
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}

/** Unwraps the only paragraph of a cell. */
function unwrapOnly(cell: Element): void {
  const [only, ...others] = cell.children;
  if (only?.matches('p, div') && others.length === 0) only.replaceWith(...only.childNodes);
}
