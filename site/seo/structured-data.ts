import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs } from '#content/navigation.ts';
import type { Page } from '#content/pages.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { agentData } from './agent-data.ts';
import { siteData } from './site-data.ts';

interface DescribedPage extends Pick<Page, 'trail'> {
  /** The page's own data. */
  about: Thing[];
  agent: AgentProfile;
}

/** The page's JSON-LD block: agent, site, breadcrumbs, and the page's own data. */
export function structuredData(siteUrl: string, { trail, about, agent }: DescribedPage): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      agentData(siteUrl, agent),
      siteData(siteUrl, agent),
      ...breadcrumbData(siteUrl, trail),
      ...about,
    ],
  };
  return escapeForScript(JSON.stringify(graph));
}

/** Escapes the JSON so that no text can end the script element. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}

function breadcrumbData(siteUrl: string, trail: Page['trail']): Thing[] {
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
