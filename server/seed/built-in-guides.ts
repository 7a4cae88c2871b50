import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { projectRoot } from '../project-root.ts';
import { addHeadingIds } from './heading-ids.ts';

/** The guides of content/guides as records, ordered by id, with Markdown converted to sanitized HTML with heading ids. */
export function builtInGuides(agentId: number): Guide[] {
  const folder = join(projectRoot, 'content/guides');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const guides = files.map((file): Guide => {
    const { fields, markdown } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'), file);
    return {
      id: Number(required(fields, 'id', file)),
      title: required(fields, 'title', file),
      slug: required(fields, 'slug', file),
      content: sanitizeGuide(marked.parse(markdown, { async: false })),
      excerpt: required(fields, 'excerpt', file),
      image: required(fields, 'image', file),
      imageAlt: '',
      neighborhoodId: neighborhoods.find(({ slug }) => slug === fields.get('neighborhood'))?.id ?? null,
      agentId,
      isFeatured: fields.get('featured') === 'true',
      createdAt: isoTime(required(fields, 'createdAt', file)),
      updatedAt: isoTime(required(fields, 'updatedAt', file)),
    };
  });
  return guides.sort((one, other) => one.id - other.id);
}

/**
 * Sanitizes a guide's HTML from any source: keeps headings, text, lists, quotes, tables, links, callouts (`aside`) and this
 * site's own pictures.
 */
export function sanitizeGuide(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'hr', 'br'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
      ...['aside', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      a: ['href'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      h2: ['id'],
      h3: ['id'],
      img: ['src', 'alt', 'width', 'height'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', a: withHttps },
    exclusiveFilter: ({ tag, attribs, text }) =>
      tag === 'img' ? !OWN_PICTURE.test(attribs.src ?? '') : /^h[2-4]$/.test(tag) && text.trim() === '',
  });
  return addHeaderScopes(addHeadingIds(clean));
}

/** Converts http links, which would be removed: nearly every host supports https by now. */
function withHttps(tagName: string, { href, ...attribs }: Attributes): Tag {
  return { tagName, attribs: href ? { ...attribs, href: href.replace(/^http:/i, 'https:') } : attribs };
}

/** The content security policy allows no other pictures. */
const OWN_PICTURE = /^\/(?![/\\])/;

/**
 * Sets the scope of every header cell of sanitized HTML: `row` next to other cells, `col` in a row of header cells. Screen
 * readers announce the header before each cell.
 */
function addHeaderScopes(html: string): string {
  return html.replace(ROW, (row) => {
    const scope = /<td[ >]/.test(row) ? 'row' : 'col';
    return row.replace(
      HEADER,
      (_, attributes: string) => `<th scope="${scope}"${attributes.replace(SCOPE, '')}>`,
    );
  });
}

const ROW = /<tr>.*?<\/tr>/gs;
const HEADER = /<th((?: [^>]*)?)>/g;
const SCOPE = / scope="[^"]*"/;

function splitFrontMatter(text: string, file: string): { fields: Map<string, string>; markdown: string } {
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(text);
  if (!match) throw new Error(`content/guides/${file} has no front matter`);
  const [, head = '', markdown = ''] = match;
  const fields = head.split('\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    return [line.slice(0, colon).trim(), /^".*"$/.test(value) ? JSON.parse(value) : value];
  });
  return { fields: new Map(fields), markdown };
}

function isoTime(text: string): string {
  return new Date(text).toISOString();
}

function required(fields: Map<string, string>, name: string, file: string): string {
  const value = fields.get(name);
  if (!value) throw new Error(`content/guides/${file} has no ${name}`);
  return value;
}
