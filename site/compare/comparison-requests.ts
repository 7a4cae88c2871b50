import { compareList } from '#content/compare.ts';
import { AGENT_ID } from '#domain/agent/agent.ts';
import type { PropertyComparison } from '#domain/comparison/property-comparison.ts';
import type { Property } from '#domain/listings/property.ts';
import { ApiError, getJson, postJson, sendDelete } from '../api/api-client.ts';

const COMPARISONS_PATH = '/api/property-comparisons';

/** Key of the list of homes; its first element is the address. */
export const HOMES_KEY = [`/api/agents/${AGENT_ID}/properties`];

/** Key of a session's comparisons. */
export function comparisonsKey(sessionId: string): string[] {
  return [`${COMPARISONS_PATH}/${encodeURIComponent(sessionId)}`];
}

/** @throws Error "Failed to fetch properties", whatever the reason (spec, section 8) */
export async function fetchHomes(): Promise<Property[]> {
  return getJson<Property[]>(HOMES_KEY[0] ?? '').catch((error: unknown) => {
    throw new Error(compareList.failed.title, { cause: error });
  });
}

/** Newest first; a non-OK answer counts as no comparisons (spec, section 7). */
export async function fetchComparisons(sessionId: string): Promise<PropertyComparison[]> {
  return getJson<PropertyComparison[]>(comparisonsKey(sessionId)[0] ?? '').catch((error: unknown) => {
    if (error instanceof ApiError) return [];
    throw error;
  });
}

/** @throws ApiError or TypeError when it was not kept */
export async function keepComparison(sessionId: string, propertyIds: string[]): Promise<PropertyComparison> {
  return postJson(COMPARISONS_PATH, { sessionId, propertyIds, agentId: AGENT_ID });
}

/** What cannot be removed now is forgotten by the server later. */
export async function forgetComparison(id: string): Promise<void> {
  await sendDelete(`${COMPARISONS_PATH}/${encodeURIComponent(id)}`).catch(() => undefined);
}
