/** The shortest useful comparison (spec, section 5). */
export const MIN_COMPARED = 2;

/** Homes a visitor set side by side. `id` is unguessable; `createdAt` is ISO 8601 in UTC. */
export interface PropertyComparison {
  id: string;
  sessionId: string;
  propertyIds: string[];
  agentId: number;
  createdAt: string;
}
