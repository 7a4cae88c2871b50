import * as v from 'valibot';
import type { ContactLead } from './contact-lead.ts';
import { LONGEST, optionalEmail, optionalText, requiredText, tickBox } from './field-rules.ts';
import { INTERESTS } from './lead.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** What the assistant took down in a chat: a name, and an e-mail address or a phone number to answer at. */
const chatLead = v.object({
  firstName: requiredText(LONGEST.name),
  lastName: requiredText(LONGEST.name),
  email: optionalEmail,
  phone: optionalText(LONGEST.phone),
  interest: v.pipe(requiredText(LONGEST.name), v.picklist(INTERESTS, 'choice')),
  neighborhoods: optionalText(LONGEST.neighborhoods),
  message: optionalText(LONGEST.message),
  callTextConsent: tickBox,
});

/** Checks a lead of the chat. Only the assistant comes here: the form and the API ask for an e-mail address. */
export function parseChatLead(input: unknown): Parsed<ContactLead> {
  const parsed = parseForm(chatLead, input);
  if (!parsed.ok || parsed.values.email !== '' || parsed.values.phone !== '') return parsed;
  return { ok: false, issues: [{ field: 'email', rule: 'required' }] };
}
