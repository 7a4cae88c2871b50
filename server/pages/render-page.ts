import type { SubmittedForm } from '#domain/leads/submitted-form.ts';
import type { Services } from '#domain/services.ts';

/** What a page may know beyond its address. */
export interface PageState {
  contactForm?: SubmittedForm;
  sellerForm?: SubmittedForm;
  /** Services that read a draft instead of what is published, for the desk's preview. */
  preview?: Services;
}

/**
 * Renders the page at the request's address as for a GET, whatever the request's method.
 * @param status the status to answer with instead of the page's own
 */
export type RenderPage = (request: Request, state?: PageState, status?: number) => Promise<Response>;
