import type { APIRoute } from 'astro';
import { pages } from '#content/pages.ts';
import { manifestIcons } from '../icons/icon-files.ts';
import { PAPER } from '../seo/page-head.tsx';
import { withStoredMeta } from '../seo/stored-meta.ts';

/** The web app manifest, for installing the site on a home screen. */
export const GET: APIRoute = async ({ locals }) => {
  const { catalog } = locals.services;
  const [agent, home] = await Promise.all([catalog.profile(), withStoredMeta(pages.home, catalog)]);
  return Response.json(
    {
      id: '/',
      name: agent.atFirm,
      short_name: agent.name,
      description: home.description,
      lang: 'en-US',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: PAPER,
      theme_color: PAPER,
      icons: manifestIcons.map(({ path, pixels, purpose }) => ({
        src: path,
        sizes: `${pixels}x${pixels}`,
        type: 'image/png',
        purpose,
      })),
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  );
};
