import type { FieldError } from './parse-form.ts';

/** What became of a form, and what the visitor had typed: a page shows this without any JavaScript. */
export type SubmittedForm =
  | { status: 'sent' }
  | { status: 'invalid'; values: Record<string, string>; errors: FieldError[] }
  /** Not kept: the store is away, or the limit was reached. Everything typed stays. */
  | { status: 'failed' | 'limited'; values: Record<string, string> };
