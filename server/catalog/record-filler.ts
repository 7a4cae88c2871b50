import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/**
 * Fills the agent's placeholders in records, memoized for each agent: the same list or record gives the same result, so that
 * caches keyed by it stay valid.
 */
export function recordFiller(): <T extends object>(records: T[], agent: AgentProfile) => T[] {
  let of: AgentProfile | null = null;
  let done = new WeakMap<object, unknown>();
  const once = <T extends object>(source: T, make: () => T): T => {
    if (!done.has(source)) done.set(source, make());
    return done.get(source) as T;
  };
  return (records, agent) => {
    if (agent !== of) {
      of = agent;
      done = new WeakMap();
    }
    return once(records, () => records.map((record) => once(record, () => recordWithAgent(record, agent))));
  };
}
