import * as v from 'valibot';
import { LONGEST, optionalText, requiredEmail, requiredText, tickBox } from './field-rules.ts';
import { INTERESTS } from './lead.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** The contact form's fields: the same rules in the browser and on the server (spec, section 5). */
export const contactFields = {
  firstName: requiredText(LONGEST.name),
  lastName: requiredText(LONGEST.name),
  email: requiredEmail,
  phone: optionalText(LONGEST.phone),
  interest: v.pipe(requiredText(LONGEST.name), v.picklist(INTERESTS, 'choice')),
  neighborhoods: optionalText(LONGEST.neighborhoods),
  message: optionalText(LONGEST.message),
  callTextConsent: tickBox,
};

const contactLead = v.object(contactFields);

export type ContactLead = v.InferOutput<typeof contactLead>;

/** Checks a form post or a JSON body; unknown fields (`agentId`, `source`, `status`, …) are ignored. */
export function parseContactLead(input: unknown): Parsed<ContactLead> {
  return parseForm(contactLead, input);
}
