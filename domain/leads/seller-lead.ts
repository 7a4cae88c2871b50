import * as v from 'valibot';
import { checkbox, MAX_LENGTH, optionalText, requiredEmail, requiredText } from './field-rules.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** The seller's-guide form: the same rules run in the browser and on the server (spec, section 5). */
const sellerLead = v.object({
  firstName: requiredText(MAX_LENGTH.name),
  lastName: requiredText(MAX_LENGTH.name),
  email: requiredEmail,
  phone: requiredText(MAX_LENGTH.phone),
  address: optionalText(MAX_LENGTH.address),
  callTextConsent: checkbox,
});

export type SellerLead = v.InferOutput<typeof sellerLead>;

/** Validates a form post or a JSON body; unknown fields are ignored. */
export function parseSellerLead(input: unknown): Parsed<SellerLead> {
  return parseForm(sellerLead, input);
}
