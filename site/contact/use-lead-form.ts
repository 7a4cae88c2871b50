import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldMessages } from '#content/contact.ts';
import { type FormEvidence, TRAP_FIELD } from '#domain/leads/form-evidence.ts';
import type { LeadForm } from '#domain/leads/lead.ts';
import { describeIssues, isMissing, type Parsed } from '#domain/leads/parse-form.ts';
import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import { postJson } from '../api/api-client.ts';
import { reportStep } from '../counts/report-step.ts';
import { useFormSteps } from '../counts/use-form-steps.ts';
import { closeToast, showToast, type Toast } from '../toasts/toast-store.ts';
import { firstTouch } from './first-touch.ts';
import { formToken, renewFormToken } from './form-token.ts';
import { createIntentKeys } from './intent-keys.ts';
import { stateAfter, stateOf } from './lead-form-state.ts';

type ToastWords = Omit<Toast, 'id'>;

interface LeadFormOptions<Field extends string, Values> {
  kind: LeadForm;
  /** Where the values go: "/api/leads". */
  path: string;
  /** Tells the ids of its fields apart from those of other forms on the page. */
  prefix: string;
  fields: Record<Field, { label: string; hint?: string }>;
  parse: (input: unknown) => Parsed<Values>;
  toasts: { missing: ToastWords; sending: ToastWords; success: ToastWords; failure: ToastWords };
  /** What a post without JavaScript led to, when the page was rendered as its answer. */
  submitted: SubmittedForm | undefined;
  /** What the fields begin with where nothing was typed yet, by name. */
  prefill?: Record<string, string>;
  onSent?: () => void;
}

/** What `useLeadForm` answers, whatever the form's fields are called. */
export type LeadFormController = Omit<ReturnType<typeof useLeadForm>, 'field' | 'fields'> & {
  fields: Record<string, { label: string }>;
};

/** The life of a lead form in the browser: check, send, toast, and reset or keep what was typed (spec, sections 4, 8). */
export function useLeadForm<Field extends string, Values>(options: LeadFormOptions<Field, Values>) {
  const { kind, path, prefix, fields, toasts, submitted, prefill = {} } = options;
  const form = useRef<HTMLFormElement>(null);
  const intents = useRef(createIntentKeys());
  const toastIds = useRef<string[]>([]);
  const [state, setState] = useState(() => stateOf(submitted));
  const [tries, setTries] = useState(0);
  const [timesSent, setTimesSent] = useState(0);
  const typed = submitted && 'values' in submitted ? submitted.values : prefill;
  const initial: Record<string, string> = timesSent === 0 ? typed : {};

  // Without JavaScript the browser's own checks help; with it, ours say it better. The form is in sight now.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    void formToken();
  }, []);

  // Loaded anew, the page would thank for the same message again.
  const isThanks = submitted?.status === 'sent';
  useEffect(() => {
    if (isThanks) history.replaceState(history.state, '', location.pathname + location.hash);
  }, [isThanks]);

  useFormSteps(form, kind);

  function tell(words: ToastWords): void {
    toastIds.current.push(showToast(words));
  }

  /** The outcome: the note above the fields takes focus and is read aloud, so the toast stays silent. */
  function show(words: ToastWords): void {
    tell({ ...words, silent: true });
  }

  async function send(input: Record<string, FormDataEntryValue>): Promise<void> {
    // The outcome of an earlier try is out of date and would cover the new one.
    for (const id of toastIds.current.splice(0)) closeToast(id);
    setTries(tries + 1);
    const parsed = options.parse(input);
    if (!parsed.ok) {
      const missing = isMissing(parsed.issues);
      if (missing) show(toasts.missing);
      setState({ status: 'invalid', missing, errors: describeIssues(parsed.issues, fieldMessages) });
      reportStep(`${kind}-refused`);
      return;
    }
    setState({ status: 'submitting' });
    tell(toasts.sending);
    try {
      const trap = { [TRAP_FIELD]: input[TRAP_FIELD] };
      await postForm(path, { ...parsed.values, ...trap }, intents.current.keyFor(parsed.values));
      intents.current.done();
      setTimesSent(timesSent + 1);
      setState({ status: 'sent' });
      show(toasts.success);
      options.onSent?.();
    } catch (error) {
      setState(stateAfter(error));
      show(toasts.failure);
    }
  }

  const errors = state.status === 'invalid' ? state.errors : [];
  return {
    form,
    prefix,
    fields,
    state,
    /** How often it was submitted, so that the same error again counts as a new one. */
    tries,
    /** After a form was sent its fields are new ones: a reset would bring back what a link filled in. */
    timesSent,
    initial,
    /** What the field of that name is given. */
    field: (name: Field) => ({
      name,
      prefix,
      label: fields[name].label,
      hint: fields[name].hint,
      defaultValue: initial[name],
      error: errors.find(({ field }) => field === name)?.message,
    }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (state.status !== 'submitting') void send(Object.fromEntries(new FormData(event.currentTarget)));
    },
  };
}

/**
 * Posts values with where the visitor came from and what tells people from programs.
 * @throws as `postJson` does
 */
async function postForm(path: string, values: object, idempotencyKey: string): Promise<void> {
  const evidence: FormEvidence = {
    formToken: await formToken(),
    formSeenMs: Math.round(performance.now()),
  };
  const body = { ...values, attribution: firstTouch(), ...evidence };
  await postJson(path, body, { 'idempotency-key': idempotencyKey });
  renewFormToken();
}
