import { analyticsWords } from '#content/analytics.ts';
import { type PrivacySection, privacySections } from '#content/privacy.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Analytics } from '#domain/consent/analytics.ts';

/** The policy with what is true of this deployment: under "Sharing" stands which tool measures visits, or that none does. */
export function policySections(agent: AgentProfile, analytics: Analytics | null): PrivacySection[] {
  const { policy } = analyticsWords[analytics?.kind ?? 'none'];
  return privacySections(agent).map((section) =>
    section.id === 'sharing' ? { ...section, list: [...(section.list ?? []), policy] } : section,
  );
}
