import type { FieldError } from './parse-form.ts';

/** The outcome of a submitted form and its values: the page shows them without JavaScript. */
export type SubmittedForm =
  | { status: 'sent' }
  /** `missing`: a required field is blank; otherwise a value breaks another rule. */
  | { status: 'invalid'; values: Record<string, string>; missing: boolean; errors: FieldError[] }
  /** Not stored: the store is unavailable, or the rate limit was reached. The values are preserved. */
  | { status: 'failed' | 'limited'; values: Record<string, string> };
