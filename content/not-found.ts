import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';

export const notFound = {
  meta: {
    title: `Page not found | ${agent.atFirm}`,
    description: 'There is no page at this address. The home page leads to everything else.',
    noindex: true,
  },
  code: '404',
  title: 'Page not found',
  text: 'No house at this address. The porch light is on at home, though.',
  goHome: { label: 'Go Home', link: '/' },
  elsewhere: {
    label: 'Other pages',
    links: [
      { title: 'Neighborhoods', link: '/neighborhoods' },
      { title: 'Sell', link: '/sell' },
      { title: 'Market Insights', link: '/market-insights' },
      { title: 'Compare homes', link: '/compare' },
    ],
  },
};
