import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { fieldMessages } from '#content/contact.ts';
import { type FormEvidence, TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import { describeIssues, type FieldError, type Parsed } from '#domain/leads/parse-form.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { ApiError, postJson } from '../api/api-client.ts';
import { reportStep } from '../counts/report-step.ts';
import { useFormSteps } from '../counts/use-form-steps.ts';
import { closeToast, showToast, type Toast } from '../shell/toast-store.ts';
import { firstTouch } from './first-touch.ts';
import { formToken, renewFormToken } from './form-token.ts';
import { createIntentKeys } from './intent-keys.ts';

export type LeadFormState =
  | { status: 'idle' | 'submitting' | 'sent' | 'failed' | 'limited' }
  /** `missing`: a required field is blank; else a value breaks another rule. `attempt` numbers the tries. */
  | { status: 'invalid'; missing: boolean; errors: FieldError[]; attempt: number };

type ToastWords = Omit<Toast, 'id'>;

export interface LeadFormOptions<Values> {
  kind: LeadForm;
  /** Where the values go: "/api/leads". */
  path: string;
  parse: (input: unknown) => Parsed<Values>;
  toasts: { missing: ToastWords; sending: ToastWords; success: ToastWords; failure: ToastWords };
  /** What a post without JavaScript led to, when the page was rendered as its answer. */
  submitted: SubmittedForm | undefined;
  /** Called with the server's answer. */
  onSent?: (answer: unknown) => void;
}

/** The life of a lead form in the browser: check, send, toast, and reset or keep what was typed (spec, sections 4, 8). */
export function useLeadForm<Values>(options: LeadFormOptions<Values>): {
  form: RefObject<HTMLFormElement | null>;
  state: LeadFormState;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const intents = useRef(createIntentKeys());
  const told = useRef<string[]>([]);
  const [state, setState] = useState<LeadFormState>(() => stateOf(options.submitted));

  // Without JavaScript the browser's own checks help; with it, ours say it better. The form is in sight now.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    void formToken();
  }, []);

  useFormSteps(form, options.kind);

  function tell(words: ToastWords): void {
    told.current.push(showToast(words));
  }

  async function send(target: HTMLFormElement): Promise<void> {
    // What an earlier try led to is out of date, and would stand over what this one leads to.
    for (const id of told.current.splice(0)) closeToast(id);
    const typed = Object.fromEntries(new FormData(target));
    const parsed = options.parse(typed);
    if (!parsed.ok) {
      const missing = parsed.issues.some((issue) => issue.rule === 'required');
      if (missing) tell(options.toasts.missing);
      setState(invalid(describeIssues(parsed.issues, fieldMessages), missing));
      reportStep(`${options.kind}-refused`);
      return;
    }
    setState({ status: 'submitting' });
    tell(options.toasts.sending);
    const headers = { 'idempotency-key': intents.current.keyFor(parsed.values) };
    const evidence: FormEvidence = {
      formToken: await formToken(),
      formSeenMs: Math.round(performance.now()),
    };
    const trap = { [TRAP_FIELD]: typed[TRAP_FIELD] };
    const body = { ...parsed.values, attribution: firstTouch(), ...trap, ...evidence };
    try {
      const answer = await postJson(options.path, body, headers);
      intents.current.done();
      renewFormToken();
      target.reset();
      setState({ status: 'sent' });
      tell(options.toasts.success);
      options.onSent?.(answer);
    } catch (error) {
      setState(stateAfter(error));
      tell(options.toasts.failure);
    }
  }

  return {
    form,
    state,
    onSubmit(event) {
      event.preventDefault();
      if (state.status !== 'submitting') void send(event.currentTarget);
    },
  };
}

let attempts = 0;

function invalid(errors: FieldError[], missing: boolean): LeadFormState {
  attempts += 1;
  return { status: 'invalid', missing, errors, attempt: attempts };
}

function stateOf(submitted: SubmittedForm | undefined): LeadFormState {
  if (!submitted) return { status: 'idle' };
  if (submitted.status !== 'invalid') return { status: submitted.status };
  return { ...submitted, attempt: 0 };
}

/** A server that refuses a field names it; every other failure keeps the form as it is. */
function stateAfter(error: unknown): LeadFormState {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (error.status === 429) return { status: 'limited' };
  if (error.status === 413)
    return invalid(describeIssues([{ field: 'message', rule: 'too-long' }], fieldMessages), false);
  const errors = error.status === 422 ? fieldErrors(error.body) : [];
  return errors.length > 0 ? invalid(errors, false) : { status: 'failed' };
}

function fieldErrors(body: string): FieldError[] {
  try {
    return (JSON.parse(body) as { errors?: FieldError[] }).errors ?? [];
  } catch {
    return [];
  }
}
