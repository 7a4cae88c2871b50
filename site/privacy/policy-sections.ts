import { analyticsWords } from '#content/analytics.ts';
import { type PrivacySection, privacySections } from '#content/privacy.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';
import type { Analytics } from '#domain/consent/analytics.ts';

/** The policy for this deployment: "Sharing" names the analytics tool in use, or says that there is none. */
export function policySections(agent: AgentProfile, analytics: Analytics | null): PrivacySection[] {
  const { policy } = analyticsWords[analytics?.kind ?? 'none'];
  return privacySections(agent).map((section) =>
    section.id === 'sharing' ? { ...section, list: [...(section.list ?? []), policy] } : section,
  );
}
