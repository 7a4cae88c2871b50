/** What visitors read about the configured analytics tool. */
export const analyticsWords = {
  none: {
    preference:
      'Measures visits so the pages can improve. No such tool is set up at present; your choice is kept for when there is one.',
    policy: 'At present, no analytics tool and no marketing tool of another provider is set up on this site.',
  },
  plausible: {
    preference: 'Measures visits with Plausible, which sets no cookie, so the pages can improve.',
    policy:
      'Once you allow analytics, Plausible (plausible.io) measures visits for us. It is told the page you open, the page that linked to it and, as with any request, your IP address and user agent; it sets no cookie. No marketing tool is set up at present.',
  },
  ga4: {
    preference: 'Measures visits with Google Analytics and its cookies, so the pages can improve.',
    policy:
      'Once you allow analytics, Google Analytics measures visits for us. Google is told the page you open, the page that linked to it and, as with any request, your IP address and user agent; its cookies, whose names begin with _ga, tell that visits come from one browser. Its advertising features are off. When you take your consent back, those cookies are deleted. No marketing tool is set up at present.',
  },
};
