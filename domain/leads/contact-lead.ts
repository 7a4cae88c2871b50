import * as v from 'valibot';
import { checkbox, MAX_LENGTH, optionalText, requiredEmail, requiredText } from './field-rules.ts';
import { INTERESTS } from './lead.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** The contact form's fields: the same rules run in the browser and on the server (spec, section 5). */
export const contactFields = {
  firstName: requiredText(MAX_LENGTH.name),
  lastName: requiredText(MAX_LENGTH.name),
  email: requiredEmail,
  phone: optionalText(MAX_LENGTH.phone),
  interest: v.pipe(requiredText(MAX_LENGTH.name), v.picklist(INTERESTS, 'choice')),
  neighborhoods: optionalText(MAX_LENGTH.neighborhoods),
  message: optionalText(MAX_LENGTH.message),
  callTextConsent: checkbox,
};

const contactLead = v.object(contactFields);

export type ContactLead = v.InferOutput<typeof contactLead>;

/** Validates a form post or a JSON body; unknown fields (`agentId`, `source`, `status`, …) are ignored. */
export function parseContactLead(input: unknown): Parsed<ContactLead> {
  return parseForm(contactLead, input);
}
