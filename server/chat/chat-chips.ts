import { assistantPages } from '#content/assistant/assistant-pages.ts';
import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { ChatLink } from '#domain/chat/chat-message.ts';
import type { Language } from '#domain/chat/text/language.ts';
import type { Neighborhood } from '#domain/neighborhoods/neighborhood.ts';

const MAX_CHIPS = 4;

/** Returns an answer's links as chips: pages by key, areas as `area:{slug}`, passages by path. Unknown links are skipped. */
export function chatChips(
  links: readonly string[],
  language: Language,
  areas: readonly Neighborhood[],
  agent: AgentProfile,
): ChatLink[] {
  const all = [...new Set(links)].map((link) => chip(link, language, areas)).filter((one) => one !== null);
  return recordWithAgent(all.slice(0, MAX_CHIPS), agent);
}

function chip(link: string, language: Language, areas: readonly Neighborhood[]): ChatLink | null {
  if (link.startsWith('area:')) {
    const area = areas.find(({ slug }) => `area:${slug}` === link);
    return area ? { label: area.name, href: `/neighborhoods/${area.slug}` } : null;
  }
  const page = assistantPages[link] ?? Object.values(assistantPages).find(({ href }) => href === link);
  if (page) return { label: language === 'es' ? page.labelEs : page.label, href: page.href };
  const area = areas.find(({ slug }) => `/neighborhoods/${slug}` === link);
  return area ? { label: area.name, href: link } : null;
}
