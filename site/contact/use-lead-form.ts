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
import { formToken, renewFormToken, tokenFor } from './form-token.ts';
import { createIntentKeys } from './intent-keys.ts';
import { stateAfter, stateOf } from './lead-form-state.ts';

type ToastWords = Omit<Toast, 'id'>;

interface LeadFormOptions<Field extends string, Values> {
  kind: LeadForm;
  /** The API path: "/api/leads". */
  path: string;
  /** Distinguishes its field ids from those of other forms on the page. */
  prefix: string;
  fields: Record<Field, { label: string; hint?: string }>;
  parse: (input: unknown) => Parsed<Values>;
  toasts: { missing: ToastWords; sending: ToastWords; success: ToastWords; failure: ToastWords };
  /** The outcome of a post without JavaScript, if the page was rendered in response to one. */
  submitted: SubmittedForm | undefined;
  /** Initial values by field name, for fields without input. */
  prefill?: Partial<Record<Field, string>>;
  onSent?: () => void;
}

/** The return value of `useLeadForm`, whatever the form's fields are named. */
export type LeadFormController = Omit<ReturnType<typeof useLeadForm>, 'field' | 'fields'> & {
  fields: Record<string, { label: string }>;
};

/**
 * The life cycle of a lead form in the browser: validate, send, toast, and reset or keep the input (spec, sections 4,
 * 8).
 */
export function useLeadForm<Field extends string, Values>(options: LeadFormOptions<Field, Values>) {
  const { kind, path, prefix, fields, toasts, submitted, prefill = {} } = options;
  const form = useRef<HTMLFormElement>(null);
  const intents = useRef(createIntentKeys());
  const toastIds = useRef<string[]>([]);
  const [state, setState] = useState(() => stateOf(submitted));
  const [attempts, setAttempts] = useState(0);
  const [sentCount, setSentCount] = useState(0);
  const [typed] = useState(
    () => inputIn(`${prefix}-form`) ?? (submitted && 'values' in submitted ? submitted.values : prefill),
  );
  const initial: Record<string, string | undefined> = sentCount === 0 ? typed : {};

  // Without JavaScript the browser validates; with it, the form's own messages are better. The form is now displayed.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    void formToken();
  }, []);

  // Otherwise a reload would show the thanks again.
  const isThanks = submitted?.status === 'sent';
  useEffect(() => {
    if (isThanks) history.replaceState(history.state, '', location.pathname + location.hash);
  }, [isThanks]);

  useFormSteps(form, kind);

  function toast(words: ToastWords): void {
    toastIds.current.push(showToast(words));
  }

  /** The note above the fields takes focus and is read aloud, so the toast is silent. */
  function showOutcome(words: ToastWords): void {
    toast({ ...words, silent: true });
  }

  async function send(input: Record<string, FormDataEntryValue>): Promise<void> {
    // Earlier toasts are outdated and would cover the new one.
    for (const id of toastIds.current.splice(0)) closeToast(id);
    setAttempts(attempts + 1);
    const parsed = options.parse(input);
    if (!parsed.ok) {
      const missing = isMissing(parsed.issues);
      if (missing) showOutcome(toasts.missing);
      setState({ status: 'invalid', missing, errors: describeIssues(parsed.issues, fieldMessages) });
      reportStep(`${kind}-refused`);
      return;
    }
    setState({ status: 'submitting' });
    toast(toasts.sending);
    try {
      const trap = { [TRAP_FIELD]: input[TRAP_FIELD] };
      const token = await tokenFor(parsed.values);
      const key = intents.current.keyFor(parsed.values, token);
      await postForm(path, { ...parsed.values, ...trap }, { token, key });
      intents.current.done();
      setSentCount(sentCount + 1);
      setState({ status: 'sent' });
      showOutcome(toasts.success);
      options.onSent?.();
    } catch (error) {
      setState(stateAfter(error));
      showOutcome(toasts.failure);
    }
  }

  const errors = state.status === 'invalid' ? state.errors : [];
  return {
    form,
    prefix,
    fields,
    state,
    /** The number of attempts, so that the same error is announced again. */
    attempts,
    /** After a successful submit the fields are remounted: a reset would restore the link's values. */
    sentCount,
    initial,
    /** The props of a field. */
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
 * The input from before hydration: React would reset a <textarea> to the server's text, and in a page that the browser
 * has translated it creates the whole form anew.
 */
function inputIn(formId: string): Record<string, string> | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return undefined;
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Posts the values with the attribution and the evidence against spam.
 * @throws as `postJson` does
 */
async function postForm(
  path: string,
  values: object,
  { token, key }: { token: string; key: string },
): Promise<void> {
  const evidence: FormEvidence = {
    formToken: token,
    formSeenMs: Math.round(performance.now()),
  };
  const body = { ...values, attribution: firstTouch(), ...evidence };
  await postJson(path, body, { 'idempotency-key': key });
  renewFormToken();
}
