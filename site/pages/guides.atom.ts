import type { APIRoute } from 'astro';
import { guidesFeed } from '#content/for-programs.ts';
import { guideArticle } from '#content/pages.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { siteOrigin } from '../seo/site-origin.ts';
import { escapeXml, xmlResponse } from '../seo/xml.ts';

/** A feed of the full guides, newest first (Atom, RFC 4287). */
export const GET: APIRoute = async (context) => {
  const origin = siteOrigin(context);
  const { catalog } = context.locals.services;
  const [agent, records] = await Promise.all([catalog.profile(), catalog.guides()]);
  const guides = records.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const feed = `${origin}${guidesFeed.path}`;
  return xmlResponse(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US" xml:base="${escapeXml(origin)}/">
<id>${escapeXml(feed)}</id>
<title>${escapeXml(guidesFeed.title(agent.atFirm))}</title>
<subtitle>${escapeXml(guidesFeed.subtitle)}</subtitle>
<link rel="self" href="${escapeXml(feed)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin)}/neighborhoods"/>
<updated>${guides[0]?.updatedAt ?? NEVER}</updated>
<author><name>${escapeXml(agent.name)}</name><uri>${escapeXml(origin)}/</uri></author>
${guides.map((guide) => entry(origin, guide)).join('\n')}
</feed>`,
  );
};

/** The required update time of a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z';

function entry(origin: string, guide: Guide): string {
  const address = escapeXml(origin + guideArticle(guide).path);
  return `<entry>
<id>${address}</id>
<title>${escapeXml(guide.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${escapeXml(guide.createdAt)}</published>
<updated>${escapeXml(guide.updatedAt)}</updated>
<summary>${escapeXml(guide.excerpt)}</summary>
<content type="html">${escapeXml(guide.content)}</content>
</entry>`;
}
