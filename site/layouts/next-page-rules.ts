import { siteUrls } from '#content/site-urls.ts';

/**
 * Browsers that know speculation rules fetch the next page when a pointer rests on its link for a fifth of a second or a finger
 * comes down (Speculation Rules API, eagerness "moderate"), so that it stands at once. Pages are public and change
 * nothing when read; what opens elsewhere or is no page is left out.
 *
 * They stand in the page: named by a header they would be one more request before the page is painted.
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
