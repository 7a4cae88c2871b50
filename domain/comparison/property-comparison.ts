/** The shortest useful comparison (spec, section 5). */
export const MIN_COMPARED = 2;

/** More columns than this nobody reads side by side. */
export const MAX_COMPARED = 12;

/** Longest session id, in characters: ours has 48, and a program may make its own. */
export const MAX_SESSION_ID = 128;

/** A session's older comparisons are forgotten. */
export const MAX_KEPT_IN_SESSION = 20;

/** Homes a visitor set side by side. `id` is unguessable; `createdAt` is ISO 8601 in UTC. */
export interface PropertyComparison {
  id: string;
  sessionId: string;
  propertyIds: string[];
  agentId: number;
  createdAt: string;
}
