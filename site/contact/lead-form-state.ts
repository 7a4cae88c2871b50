import type { FieldError } from '#domain/leads/parse-form.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { ApiError } from '../api/api-client.ts';

type LeadFormState =
  | { status: 'idle' | 'submitting' | 'sent' | 'failed' | 'limited' }
  /** `missing`: a required field is blank; otherwise a value breaks another rule. */
  | { status: 'invalid'; missing: boolean; errors: FieldError[] };

/** The state after a post without JavaScript; `idle` if there was none. */
export function stateOf(submitted: SubmittedForm | undefined): LeadFormState {
  if (!submitted) return { status: 'idle' };
  if (submitted.status !== 'invalid') return { status: submitted.status };
  const { missing, errors } = submitted;
  return { status: 'invalid', missing, errors };
}

/** A 422 response names the invalid fields; after any other failure the form keeps its values. */
export function stateAfter(error: unknown): LeadFormState {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (error.status === 429) return { status: 'limited' };
  const errors = error.status === 422 ? fieldErrors(error.body) : [];
  return errors.length > 0 ? { status: 'invalid', missing: false, errors } : { status: 'failed' };
}

function fieldErrors(body: string): FieldError[] {
  try {
    return (JSON.parse(body) as { errors?: FieldError[] }).errors ?? [];
  } catch {
    return [];
  }
}
