import { AGENT_ID } from '#domain/agent/agent-id.ts';
import type { PropertyComparison } from '#domain/comparison/property-comparison.ts';
import { ApiError, getJson, postJson, sendDelete } from '../api/api-client.ts';

const COMPARISONS_PATH = '/api/property-comparisons';

/**
 * Newest first; a non-OK response counts as no comparisons (spec, section 7).
 * @throws TypeError if the network fails
 */
export async function fetchComparisons(sessionId: string): Promise<PropertyComparison[]> {
  try {
    return await getJson<PropertyComparison[]>(`${COMPARISONS_PATH}/${encodeURIComponent(sessionId)}`);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

/** @throws ApiError or TypeError if it was not saved */
export async function saveComparison(sessionId: string, propertyIds: string[]): Promise<PropertyComparison> {
  return postJson(COMPARISONS_PATH, { sessionId, propertyIds, agentId: AGENT_ID });
}

/** Failures are ignored, because the server deletes old comparisons anyway. */
export async function deleteComparison(id: string): Promise<void> {
  await sendDelete(`${COMPARISONS_PATH}/${encodeURIComponent(id)}`).catch(() => undefined);
}
