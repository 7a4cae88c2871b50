import type { LeadForm } from '../leads/lead.ts';

/** A form came into view, was typed in, was kept, was not accepted. */
export const FORM_STEPS = ['seen', 'started', 'sent', 'refused'] as const;

type FormStep = (typeof FORM_STEPS)[number];

/** What is counted of visits: pages and the steps of each form. Nothing tells one visitor from another. */
export type CountedStep = 'view' | `${LeadForm}-${FormStep}`;

/**
 * What only the browser can report. A page that was fetched ahead and then opened is a view; a
 * form that its own checks held back was refused. What was sent, only the server counts.
 */
export const REPORTED_STEPS = [
  'view',
  'contact-seen',
  'contact-started',
  'contact-refused',
  'seller-seen',
  'seller-started',
  'seller-refused',
] as const satisfies CountedStep[];

export type ReportedStep = (typeof REPORTED_STEPS)[number];
