import * as v from 'valibot';

/** The rules a field can break; the message for each is in content/. */
type FieldRule = 'required' | 'email' | 'too-long' | 'choice' | 'text';

export interface FieldIssue {
  field: string;
  rule: FieldRule;
}

/** The valid values, or the first broken rule of each field. */
export type Parsed<Values> = { ok: true; values: Values } | { ok: false; issues: FieldIssue[] };

/** A field's error with a message for the visitor. */
export interface FieldError {
  field: string;
  message: string;
}

/** The messages for each rule a field can break. */
export type FieldMessages = Record<string, Partial<Record<FieldRule, string>>>;

/** Whether a required field is blank, as opposed to a value that breaks another rule. */
export function isMissing(issues: FieldIssue[]): boolean {
  return issues.some(({ rule }) => rule === 'required');
}

/** Validates any input against a form's rules: if the body is not an object, every field is missing. */
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

/** Only the named own fields of the input; inherited properties are ignored. */
function ownFields(names: string[], input: unknown): Record<string, unknown> {
  const given = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(given, name) ? given[name] : undefined]),
  );
}

/** Turns issues into messages. `messages['*']` is the fallback for fields without a message of their own. */
export function describeIssues(issues: FieldIssue[], messages: FieldMessages): FieldError[] {
  return issues.map(({ field, rule }) => ({
    field,
    message: messages[field]?.[rule] ?? messages['*']?.[rule] ?? rule,
  }));
}
