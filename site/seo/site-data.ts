import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { pages } from '#content/pages.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import { SEARCH_PARAMETER } from '../neighborhoods/search-site.ts';
import { agentId } from './agent-data.ts';

/** Structured data of the site and its search, which is on the neighborhood guide. */
export function siteData(siteUrl: string, agent: AgentProfile) {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: `${siteUrl}${pages.neighborhoods.path}?${SEARCH_PARAMETER}={search_term_string}`,
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    name: agent.atFirm,
    url: `${siteUrl}/`,
    publisher: { '@id': agentId(siteUrl) },
    potentialAction: search,
  } satisfies WebSite;
}
