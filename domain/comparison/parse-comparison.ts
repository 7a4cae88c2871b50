import { MAX_COMPARED, MAX_SESSION_ID, MIN_COMPARED } from './property-comparison.ts';

/** The rules a comparison can break; the message for each is in content/. */
export type ComparisonRule = 'session' | 'list' | 'too-few' | 'too-many';

export interface ComparisonIssue {
  field: 'sessionId' | 'propertyIds';
  rule: ComparisonRule;
}

export type ParsedComparison =
  | { ok: true; sessionId: string; propertyIds: string[] }
  | { ok: false; issues: ComparisonIssue[] };

/**
 * Validates a posted comparison. Unknown and repeated ids are left out, but count towards `MAX_COMPARED`; every other field of
 * the body, including `agentId`, is ignored.
 * @param knownIds ids of the homes for sale
 */
export function parseComparison(input: unknown, knownIds: ReadonlySet<string>): ParsedComparison {
  const sessionId = ownField(input, 'sessionId');
  const given = ownField(input, 'propertyIds');
  const issues: ComparisonIssue[] = [];
  if (!isSessionId(sessionId)) issues.push({ field: 'sessionId', rule: 'session' });
  const propertyIds = Array.isArray(given) ? knownUniqueIds(given, knownIds) : [];
  const rule = idsRule(given, propertyIds);
  if (rule) issues.push({ field: 'propertyIds', rule });
  return issues.length === 0 && isSessionId(sessionId)
    ? { ok: true, sessionId, propertyIds }
    : { ok: false, issues };
}

/** Any text that both database engines can store: no control characters, no lone surrogates. */
export function isSessionId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SESSION_ID && SESSION_ID.test(value);
}

const SESSION_ID = /^[^\p{Cc}\p{Cs}]+$/u;

function idsRule(given: unknown, propertyIds: string[]): ComparisonRule | null {
  if (!Array.isArray(given)) return 'list';
  if (given.length > MAX_COMPARED) return 'too-many';
  return propertyIds.length < MIN_COMPARED ? 'too-few' : null;
}

function knownUniqueIds(given: unknown[], knownIds: ReadonlySet<string>): string[] {
  return [...new Set(given)].filter((id) => typeof id === 'string' && knownIds.has(id)) as string[];
}

/** Ignores inherited properties. */
function ownField(input: unknown, name: string): unknown {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, name)) return undefined;
  return (input as Record<string, unknown>)[name];
}
