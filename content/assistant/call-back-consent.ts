import type { LeadConsent } from '#domain/leads/lead-consent.ts';
import { firm } from '../agent.ts';

/** Stands in the chat before a request with a phone number and no e-mail address is sent. */
export const callBackConsent = {
  channel: 'call-back',
  version: '2026-11-21',
  text: `Sending this request asks ${firm.name} to call or text you at this number to answer it. It signs you up for nothing else.`,
} as const satisfies Omit<LeadConsent, 'granted'>;
