/** A honeypot field that only programs see, named so that browsers and password managers do not fill it in. */
export const TRAP_FIELD = 'lantern';

/** What the site's own script sends beside the form's values, in the same JSON object. */
export interface FormEvidence {
  /** From `GET /api/form-token`; '' if it did not load. */
  formToken: string;
  /** How long the page has been open, in ms. */
  formSeenMs: number;
}

/** Nobody fills and sends a form faster than this, not even with autofill. */
export const MIN_FORM_MS = 2_000;

/** How a form was submitted, as far as its request shows. */
export interface FormSubmission {
  /** `script`: as JSON, by the form's script or an API client; `page`: by the browser itself, without JavaScript. */
  by: 'script' | 'page';
  /** Whether the request has the headers that every browser sends. */
  fromBrowser: boolean;
}
