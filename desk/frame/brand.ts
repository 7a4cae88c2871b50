import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** The published agent's name, firm and license, which the server writes into the page. */
export const brand: Pick<AgentProfile, 'name' | 'firm' | 'license'> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="agent"]')?.content ?? '{}',
);
