import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from '#content/navigation.ts';
import type { Page } from '#content/pages.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { agentData } from './agent-data.ts';
import { siteData } from './site-data.ts';

interface DescribedPage extends Pick<Page, 'trail'> {
  /** What this page alone is about. */
  about: Thing[];
  agent: AgentProfile;
}

/** The text of a page's one JSON-LD block: agent, site, the trail to the page, and what the page adds. */
export function structuredData(siteUrl: string, { trail, about, agent }: DescribedPage): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [agentData(siteUrl, agent), siteData(siteUrl, agent), ...trailData(siteUrl, trail), ...about],
  };
  return inScript(JSON.stringify(graph));
}

/** No text can end the script element it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function trailData(siteUrl: string, trail: Page['trail']): Thing[] {
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [breadcrumbs.home, ...trail].map(({ title, link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: `${siteUrl}${link}`,
      })),
    },
  ];
}
