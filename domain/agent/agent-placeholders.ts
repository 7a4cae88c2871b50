import type { AgentProfile } from './agent-profile.ts';

const FIELDS = [
  'firstName',
  'name',
  'phone',
  'phoneHref',
  'email',
  'firm',
  'license',
  'standing',
  'atFirm',
  'office',
  'favoriteNeighborhood',
  'favoriteSpot',
  'favoriteRestaurant',
  'hobby',
] as const satisfies (keyof AgentProfile)[];

type AgentField = (typeof FIELDS)[number];

/** Placeholders by field: "{agent.phone}" stands for the published agent's number. */
export const agentPlaceholders = Object.fromEntries(
  FIELDS.map((field) => [field, `{agent.${field}}`]),
) as Readonly<Record<AgentField, string>>;

const PLACEHOLDER = /\{agent\.(\w+)\}/g;

/** Whether a text is exactly one agent placeholder. */
export function isPlaceholder(text: string): boolean {
  return Object.values(agentPlaceholders).includes(text);
}

/** Replaces the agent placeholders in a text. Braces that hold anything else stay as they are. */
export function withAgent(text: string, agent: AgentProfile): string {
  return text.replace(PLACEHOLDER, (whole, field: string) =>
    Object.hasOwn(agentPlaceholders, field) ? agent[field as AgentField] : whole,
  );
}

/** Replaces the agent placeholders in every text of a record. A record without any is returned as it is. */
export function recordWithAgent<T>(record: T, agent: AgentProfile): T {
  if (typeof record === 'string') return withAgent(record, agent) as T;
  if (record === null || typeof record !== 'object') return record;
  const entries = Object.entries(record).map(([key, value]) => [key, recordWithAgent(value, agent)] as const);
  if (entries.every(([key, value]) => value === record[key as keyof T])) return record;
  return (Array.isArray(record) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/** The distinct agent placeholders in a text. */
export function placeholdersIn(text: string): string[] {
  const written = new Set([...text.matchAll(PLACEHOLDER)].map(([whole]) => whole));
  return Object.values(agentPlaceholders).filter((placeholder) => written.has(placeholder));
}
