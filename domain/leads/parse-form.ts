import * as v from 'valibot';

/** The rules a field can break; the words for each are in content/. */
type FieldRule = 'required' | 'email' | 'too-long' | 'choice' | 'text';

export interface FieldIssue {
  field: string;
  rule: FieldRule;
}

/** The first broken rule of each field, or the values to keep. */
export type Parsed<Values> = { ok: true; values: Values } | { ok: false; issues: FieldIssue[] };

/** A field's issue in words a visitor can act on. */
export interface FieldError {
  field: string;
  message: string;
}

/** The words for each rule a field can break. */
export type FieldMessages = Record<string, Partial<Record<FieldRule, string>>>;

/** Whether a required field is blank; else a value breaks another rule. */
export function isMissing(issues: FieldIssue[]): boolean {
  return issues.some(({ rule }) => rule === 'required');
}

/** Applies a form's rules to anything at all: a body that is no object has every field missing. */
export function parseForm<Entries extends v.ObjectEntries>(
  rules: v.ObjectSchema<Entries, undefined>,
  input: unknown,
): Parsed<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const result = v.safeParse(rules, ownFields(Object.keys(rules.entries), input), { abortPipeEarly: true });
  if (result.success) return { ok: true, values: result.output };
  const issues = result.issues.map((issue) => ({
    field: String(issue.path?.[0]?.key ?? ''),
    rule: issue.message as FieldRule,
  }));
  return { ok: false, issues };
}

/** Only the named fields, undefined where the input has no own property: inherited ones do not count. */
function ownFields(names: string[], input: unknown): Record<string, unknown> {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(given, name) ? given[name] : undefined]),
  );
}

/** Puts issues into words. `messages['*']` serves a field that has no words of its own for a rule. */
export function describeIssues(issues: FieldIssue[], messages: FieldMessages): FieldError[] {
  return issues.map(({ field, rule }) => ({
    field,
    message: messages[field]?.[rule] ?? messages['*']?.[rule] ?? rule,
  }));
}
