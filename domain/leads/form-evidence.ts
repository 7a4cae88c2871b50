/** A field that only programs see, named so that no browser and no password manager knows what to put into it. */
export const TRAP_FIELD = 'lantern';

/** What the site's own script sends beside a form's values, in the same JSON object. */
export interface FormEvidence {
  /** From `GET /api/form-token`; '' when it did not load. */
  formToken: string;
  /** How long the page has been open, in ms. */
  formSeenMs: number;
}

/** Nobody reads and fills a form faster, not even with a browser's help: they have to find the button. */
export const QUICKEST_FORM_MS = 2_000;

/** How a form was sent, as far as the request around it shows. */
export interface Sending {
  /** `script`: as JSON, by the form's own script or a program; `page`: by the page itself, without JavaScript. */
  by: 'script' | 'page';
  /** Whether it has the headers that every browser sends. */
  fromBrowser: boolean;
}
