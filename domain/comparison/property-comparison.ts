/** The shortest useful comparison (spec, section 5). */
export const MIN_COMPARED = 2;

/** Nobody reads more columns than this side by side. */
export const MAX_COMPARED = 12;

/** Longest session id, in characters: the site's own have 48; API clients may choose theirs. */
export const MAX_SESSION_ID = 128;

/** Older comparisons of a session are deleted. */
export const MAX_COMPARISONS_PER_SESSION = 20;

/** Homes that a visitor compared. `id` is unguessable; `createdAt` is ISO 8601 in UTC. */
export interface PropertyComparison {
  id: string;
  sessionId: string;
  propertyIds: string[];
  agentId: number;
  createdAt: string;
}
