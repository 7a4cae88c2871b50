import type { APIRoute } from 'astro';
import { guidesFeed } from '#content/for-programs.ts';
import { guideArticle } from '#content/pages.ts';
import type { Guide } from '#domain/guides/guide.ts';
import { siteOrigin } from '../seo/site-origin.ts';
import { xmlResponse, xmlText } from '../seo/xml.ts';

/** The guides in full, newest first (Atom, RFC 4287). */
export const GET: APIRoute = async (context) => {
  const origin = siteOrigin(context);
  const { catalog } = context.locals.services;
  const [agent, records] = await Promise.all([catalog.profile(), catalog.guides()]);
  const guides = records.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  const feed = `${origin}${guidesFeed.path}`;
  return xmlResponse(
    'application/atom+xml',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US" xml:base="${xmlText(origin)}/">
<id>${xmlText(feed)}</id>
<title>${xmlText(guidesFeed.title(agent.atFirm))}</title>
<subtitle>${xmlText(guidesFeed.subtitle)}</subtitle>
<link rel="self" href="${xmlText(feed)}"/>
<link rel="alternate" type="text/html" href="${xmlText(origin)}/neighborhoods"/>
<updated>${guides[0]?.updatedAt ?? NEVER}</updated>
<author><name>${xmlText(agent.name)}</name><uri>${xmlText(origin)}/</uri></author>
${guides.map((guide) => entry(origin, guide)).join('\n')}
</feed>`,
  );
};

/** Of a feed without entries, which must still say when it changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

function entry(origin: string, guide: Guide): string {
  const address = xmlText(origin + guideArticle(guide).path);
  return `<entry>
<id>${address}</id>
<title>${xmlText(guide.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${xmlText(guide.createdAt)}</published>
<updated>${xmlText(guide.updatedAt)}</updated>
<summary>${xmlText(guide.excerpt)}</summary>
<content type="html">${xmlText(guide.content)}</content>
</entry>`;
}
