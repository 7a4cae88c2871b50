import { siteUrls } from '#content/site-urls.ts';

/**
 * Browsers that support speculation rules prefetch a page when the pointer rests on its link for 200 ms or a touch
 * begins (Speculation Rules API, eagerness "moderate"). Pages are public and reading them changes nothing; links to new
 * tabs and non-pages are excluded. The rules are inline, because a header would need another request before the first
 * paint.
 */
export const nextPageRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*\\?*sent=*', siteUrls.guidePdf] } },
          { not: { selector_matches: ['[target=_blank]', '[download]'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
