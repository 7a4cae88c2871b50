import type { Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';

/** Every way a lead leaves the store. */
const CHANNEL_NAMES = [
  'agent-email',
  'guide-email',
  'webhook',
  'follow-up-boss',
  'reply-email',
  'web-push',
  'reminder',
] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** One lead to be delivered through one channel. `id` is the same on every attempt. */
export interface Delivery {
  id: string;
  channel: ChannelName;
  /** Which of several receivers, which reply or reminder; '' where there is one only. */
  target: string;
  /** 1 on the first attempt. */
  attempt: number;
  lead: Lead;
  consents: LeadConsent[];
}

/** `reason` is kept and shown to the operator: it never holds personal data. */
export type DeliveryOutcome =
  | { status: 'delivered' }
  /** There is nobody, or nothing, to tell any more. */
  | { status: 'obsolete'; reason: string }
  | { status: 'failed'; reason: string; kind: FailureKind; retryAfterMs?: number };

/** No attempt was made: its receiver is not to be disturbed before that time, ISO 8601. */
export interface HeldDelivery {
  status: 'held';
  until: string;
}

/**
 * - `unreachable`: nobody answered; counts towards the breaker
 * - `refused`: this delivery failed, the next may not
 * - `final`: no attempt will ever succeed
 */
export type FailureKind = 'unreachable' | 'refused' | 'final';

/** A channel: how to deliver, and how long to keep trying. */
export interface Channel {
  name: ChannelName;
  /** Waits before each attempt after the first, in ms; after the last one the delivery is dead. */
  retryDelaysMs: readonly number[];
  /** The longest that a delivery may be queued ahead of its first attempt, in ms; the outcome `held` does not count. */
  longestHoldMs?: number;
  /** Never throws; resolves within a minute. */
  deliver(delivery: Delivery): Promise<DeliveryOutcome | HeldDelivery>;
}
