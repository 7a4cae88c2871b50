import * as v from 'valibot';
import { type ContactLead, contactFields } from './contact-lead.ts';
import { optionalEmail } from './field-rules.ts';
import { type Parsed, parseForm } from './parse-form.ts';

/** A lead taken in a chat: a name, and an e-mail address or a phone number. */
const chatLead = v.object({ ...contactFields, email: optionalEmail });

/** Validates a chat lead. Only the assistant uses this: the form and the API require an e-mail address. */
export function parseChatLead(input: unknown): Parsed<ContactLead> {
  const parsed = parseForm(chatLead, input);
  if (!parsed.ok || parsed.values.email !== '' || parsed.values.phone !== '') return parsed;
  return { ok: false, issues: [{ field: 'email', rule: 'required' }] };
}
