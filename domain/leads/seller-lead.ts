import * as v from 'valibot';
import { LONGEST, optionalText, requiredEmail, requiredText, tickBox } from './field-rules.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** The seller's-guide form, checked: the same rules in the browser and on the server (spec, section 5). */
const sellerLead = v.object({
  firstName: requiredText(LONGEST.name),
  lastName: requiredText(LONGEST.name),
  email: requiredEmail,
  phone: requiredText(LONGEST.phone),
  address: optionalText(LONGEST.address),
  callTextConsent: tickBox,
});

export type SellerLead = v.InferOutput<typeof sellerLead>;

/** Checks a form post or a JSON body; unknown fields are ignored. */
export function parseSellerLead(input: unknown): Parsed<SellerLead> {
  return parseForm(sellerLead, input);
}
