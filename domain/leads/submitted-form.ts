import type { FieldError } from './parse-form.ts';

/** What became of a form, and what the visitor had typed: a page shows this without any JavaScript. */
export type SubmittedForm =
  | { status: 'sent' }
  /** `missing`: a required field is blank; else a value breaks another rule. */
  | { status: 'invalid'; values: Record<string, string>; missing: boolean; errors: FieldError[] }
  /** Not kept: the store is away, or the limit was reached. Everything typed stays. */
  | { status: 'failed' | 'limited'; values: Record<string, string> };
