import type { LeadForm } from '../leads/lead.ts';

/** A form was scrolled into view, got its first input, was stored, or was rejected. */
export const FORM_STEPS = ['seen', 'started', 'sent', 'refused'] as const;

type FormStep = (typeof FORM_STEPS)[number];

/** What the visit counters count: page views and the steps of each form. Visitors are not told apart. */
export type CountedStep = 'view' | `${LeadForm}-${FormStep}`;

/**
 * The steps that only the browser can report. A prefetched page counts as a view once it is opened; a form that fails
 * the browser's validation counts as refused. Sent forms are counted by the server.
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
