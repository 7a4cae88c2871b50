import { MAX_CHAT_MESSAGE_LENGTH } from '#domain/chat/chat-message.ts';
import { MAX_COMPARED, MAX_SESSION_ID, MIN_COMPARED } from '#domain/comparison/property-comparison.ts';
import { REPORTED_STEPS } from '#domain/counts/counted-step.ts';
import { ATTRIBUTION_KEYS } from '#domain/leads/attribution.ts';
import { MAX_LENGTH } from '#domain/leads/field-rules.ts';
import { INTERESTS } from '#domain/leads/lead.ts';
import { filledUpTo, list, oneOf, record, text, textUpTo } from './json-schema.ts';

const person = {
  firstName: filledUpTo(MAX_LENGTH.name),
  lastName: filledUpTo(MAX_LENGTH.name),
  email: { ...filledUpTo(MAX_LENGTH.email), format: 'email' },
};

const callTextConsent = {
  type: 'boolean',
  default: false,
  description: 'Consent to calls and texts, as worded in the form.',
};

const ofTheForm = {
  formToken: {
    type: 'string',
    description: 'From /api/form-token. Without it a lead may be marked as possible spam.',
  },
  formSeenMs: { type: 'number', description: 'How long the form was visible, in milliseconds.' },
};

const attribution = {
  ...record({}, Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, text]))),
  description: 'How the visitor first reached the site. Each part is cut to 500 characters.',
};

/** Request bodies of the API, by name. Unknown fields are ignored. */
export const formSchemas = {
  NewLead: record(
    { ...person, interest: oneOf(...INTERESTS) },
    {
      phone: textUpTo(MAX_LENGTH.phone),
      neighborhoods: textUpTo(MAX_LENGTH.neighborhoods),
      message: textUpTo(MAX_LENGTH.message),
      callTextConsent,
      attribution,
      ...ofTheForm,
    },
  ),
  NewSellerLead: record(
    { ...person, phone: filledUpTo(MAX_LENGTH.phone) },
    { address: textUpTo(MAX_LENGTH.address), callTextConsent, attribution, ...ofTheForm },
  ),
  NewChatMessage: record(
    { sessionId: filledUpTo(MAX_SESSION_ID), message: filledUpTo(MAX_CHAT_MESSAGE_LENGTH) },
    {
      messageId: {
        type: 'string',
        description: 'Made by the client. A message sent again with the same id gets the same answer.',
      },
    },
  ),
  NewPropertyComparison: record({
    sessionId: filledUpTo(MAX_SESSION_ID),
    propertyIds: { ...list(text), minItems: MIN_COMPARED, maxItems: MAX_COMPARED },
  }),
  NewCount: record({ step: oneOf(...REPORTED_STEPS) }),
};
