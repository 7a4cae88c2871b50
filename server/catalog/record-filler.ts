import { recordWithAgent } from '#domain/agent/agent-placeholders.ts';
import type { AgentProfile } from '#domain/agent/agent-profile.ts';

/**
 * Results by agent, then by list or record. All catalogs of a process share them: what is derived from the shipped records, as
 * the assistant's understanding, would otherwise be made again for each catalog.
 */
const filled = new WeakMap<AgentProfile, WeakMap<object, unknown>>();

/**
 * Fills the agent's placeholders in records, memoized for each agent: the same list or record gives the same result, so that
 * caches keyed by it stay valid.
 */
export function fillRecords<T extends object>(records: T[], agent: AgentProfile): T[] {
  const done = filled.get(agent) ?? new WeakMap<object, unknown>();
  filled.set(agent, done);
  const once = <S extends object>(source: S, make: () => S): S => {
    if (!done.has(source)) done.set(source, make());
    return done.get(source) as S;
  };
  return once(records, () => records.map((record) => once(record, () => recordWithAgent(record, agent))));
}
