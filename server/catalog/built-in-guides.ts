import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { neighborhoods } from '#content/neighborhoods.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { projectRoot } from '../project-root.ts';

/** The guides of content/guides, as records: Markdown made HTML and sanitised. */
export function builtInGuides(agentId: number): Guide[] {
  const folder = join(projectRoot, 'content/guides');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().map((file, index) => {
    const { fields, markdown } = splitFrontMatter(readFileSync(join(folder, file), 'utf8'), file);
    const updatedAt = new Date(required(fields, 'updatedAt', file)).toISOString();
    return {
      id: index + 1,
      title: required(fields, 'title', file),
      slug: required(fields, 'slug', file),
      content: sanitizeGuide(marked.parse(markdown, { async: false })),
      excerpt: required(fields, 'excerpt', file),
      image: required(fields, 'image', file),
      neighborhoodId: neighborhoods.find(({ slug }) => slug === fields.get('neighborhood'))?.id ?? null,
      agentId,
      isFeatured: fields.get('featured') === 'true',
      createdAt: updatedAt,
      updatedAt,
    };
  });
}

/** Keeps headings, text, lists, quotes, tables and links; everything else goes, wherever the HTML came from. */
export function sanitizeGuide(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'hr', 'br'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
    ],
    allowedAttributes: { a: ['href'], th: ['scope'], h2: ['id'], h3: ['id'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
  });
}

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

function required(fields: Map<string, string>, name: string, file: string): string {
  const value = fields.get(name);
  if (!value) throw new Error(`content/guides/${file} has no ${name}`);
  return value;
}
