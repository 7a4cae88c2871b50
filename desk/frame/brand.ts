import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/** Whose desk this is, as the server writes it into the page: the published agent. */
export const brand: Pick<AgentProfile, 'name' | 'firm' | 'license'> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="agent"]')?.content ?? '{}',
);
