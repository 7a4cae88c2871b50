import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import type { Services } from '#domain/services.ts';

/** What a page may depend on besides its URL. */
export interface PageState {
  contactForm?: SubmittedForm;
  sellerForm?: SubmittedForm;
  /** Services that read a draft instead of the published content, for the desk's preview. */
  preview?: Services;
}

/**
 * Renders the page at the request's URL as for a GET, whatever the request's method.
 * @param status overrides the page's own status
 */
export type RenderPage = (request: Request, state?: PageState, status?: number) => Promise<Response>;
