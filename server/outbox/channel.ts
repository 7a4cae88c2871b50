import type { Lead } from '#domain/leads/lead.ts';
import type { LeadConsent } from '#domain/leads/lead-consent.ts';

export type ChannelName =
  | 'agent-email'
  | 'guide-email'
  | 'webhook'
  | 'follow-up-boss'
  | 'reply-email'
  | 'web-push'
  | 'reminder';

/** One lead to be delivered through one channel. `id` is the same on every attempt. */
export interface Delivery {
  id: string;
  /** Selects the receiver, reply or reminder where a channel has several; otherwise ''. */
  target: string;
  /** 1 on the first attempt. */
  attempt: number;
  lead: Lead;
  consents: LeadConsent[];
}

/** `reason` is stored and shown to the operator: it never holds personal data. */
export type DeliveryOutcome =
  | { status: 'delivered' }
  /** There is nobody, or nothing, to tell any more. */
  | { status: 'obsolete'; reason: string }
  | { status: 'failed'; reason: string; kind: FailureKind; retryAfterMs?: number };

/** No attempt was made: the receiver must not be disturbed before `until` (ISO 8601). */
export interface HeldDelivery {
  status: 'held';
  until: string;
}

/**
 * - `unreachable`: no connection or no response; counts toward the circuit breaker
 * - `refused`: this delivery failed; others may succeed
 * - `final`: no further attempt can succeed
 */
export type FailureKind = 'unreachable' | 'refused' | 'final';

/** A channel: how to deliver, and how long to keep trying. */
export interface Channel {
  name: ChannelName;
  /** Delay before each attempt after the first, in ms; after the last attempt the delivery is dead. */
  retryDelaysMs: readonly number[];
  /** Longest time a delivery may be queued before its first attempt, in ms, apart from the outcome `held`. */
  longestHoldMs?: number;
  /** Never throws; resolves within a minute. */
  deliver(delivery: Delivery): Promise<DeliveryOutcome | HeldDelivery>;
}
