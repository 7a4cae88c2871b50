import type { Agent } from './agent/agent.ts';
import type { AgentProfile } from './agent/agent-profile.ts';
import type { Claim } from './agent/claim.ts';
import type { ChatMessage } from './chat/chat-message.ts';
import type { Entry } from './chat/knowledge.ts';
import type { ChatTurn } from './chat/parse-chat.ts';
import type { ComparisonIssue } from './comparison/parse-comparison.ts';
import type { PropertyComparison } from './comparison/property-comparison.ts';
import type { Guide } from './guides/guide.ts';
import type { FormSubmission } from './leads/form-evidence.ts';
import type { Lead, LeadKind } from './leads/lead.ts';
import type { LeadConsent } from './leads/lead-consent.ts';
import type { FieldIssue } from './leads/parse-form.ts';
import type { Property } from './listings/property.ts';
import type { MarketMetric, MarketSeries } from './market/market-series.ts';
import type { MarketStat } from './market/market-stat.ts';
import type { Neighborhood } from './neighborhoods/neighborhood.ts';
import type { PageWords } from './pages/page-words.ts';
import type { Review } from './reviews/review.ts';

/** The interface between pages and server: everything a page or the API may request. Tests may pass their own. */
export interface Services {
  leads: Leads;
  catalog: Catalog;
  comparisons: Comparisons;
  chat: Assistant;
}

/** The context of a submitted lead, as far as the server knows it. */
export interface LeadContext {
  /**
   * Identifies one submission: repeated requests with the same key and values are the same lead. '' if none was sent.
   */
  idempotencyKey: string;
  /** Path of the page that held the form. */
  page: string;
  clientAddress: string;
  userAgent: string;
  /** How the form was submitted; omitted by the chat, where the conversation itself is the form. */
  submission?: FormSubmission;
  /** The chat session in which the lead was taken. */
  chatSession?: string;
  /** The consent questions and answers of the chat; omitted by the forms, which all ask the same. */
  consents?: LeadConsent[];
}

export type LeadOutcome =
  /** `isNew` is false if the lead was already stored under the same key. */
  | { status: 'saved'; lead: Lead; isNew: boolean }
  | { status: 'invalid'; issues: FieldIssue[] }
  /** The idempotency key was used before with other values. */
  | { status: 'key-reused' }
  /** The store cannot save the lead now. */
  | { status: 'unavailable' };

export interface Leads {
  /** Validates and stores a lead with its consents and deliveries in one transaction. Never throws for bad input. */
  capture(kind: LeadKind, input: unknown, context: LeadContext): Promise<LeadOutcome>;
  /**
   * A token for a form that is displayed now; it is sent back with the values.
   * @throws if the store is unavailable
   */
  formToken(): Promise<string>;
}

/** The store is unavailable. */
type Unavailable = { status: 'unavailable' };

/** The visitors' comparisons. Never throws for bad input, nor when the store is unavailable. */
export interface Comparisons {
  save(
    input: unknown,
  ): Promise<
    | { status: 'saved'; comparison: PropertyComparison }
    | { status: 'invalid'; issues: ComparisonIssue[] }
    | Unavailable
  >;
  /** Newest first; empty for an unknown session. */
  list(sessionId: string): Promise<{ status: 'listed'; comparisons: PropertyComparison[] } | Unavailable>;
  remove(id: string): Promise<{ status: 'removed' | 'unknown' } | Unavailable>;
}

/** The visitor's message and the assistant's answer, without the rest of the session. */
export interface ChatExchange {
  sessionId: string;
  messages: [ChatMessage, ChatMessage];
}

/** The site's assistant. */
export interface Assistant {
  /** Answers without the session's history if the store is unavailable. */
  reply(turn: ChatTurn, context: LeadContext): Promise<ChatExchange>;
  /** Whether the assistant has offered to take a lead or asked for its details: the next message may hold them. */
  isTakingLead(sessionId: string): Promise<boolean>;
}

/** The site's published records. Methods fall back to the built-in records if the store is unavailable. */
export interface Catalog {
  /** The agent as stored, for the home page. */
  agent(): Promise<Agent>;
  /** The agent for all other uses; it fills the placeholders of all records below. */
  profile(): Promise<AgentProfile>;
  neighborhoods(): Promise<Neighborhood[]>;
  /** null if there is no such neighborhood. */
  neighborhood(slug: string): Promise<Neighborhood | null>;
  /** null if there is no such guide. If the store is unavailable, unknown slugs get the built-in guide. */
  guide(slug: string): Promise<Guide | null>;
  guides(): Promise<Guide[]>;
  /** The listed homes, with their upcoming open houses. */
  properties(): Promise<Property[]>;
  marketStats(): Promise<MarketStat[]>;
  /**
   * The newest four years of some areas' series, in the requested order; of one metric, or of all.
   * @param areas slugs of neighborhoods, or CITY; unknown ones are omitted
   */
  marketSeries(areas: string[], metric?: MarketMetric): Promise<MarketSeries[]>;
  /** The home page's carousel. */
  homeReviews(): Promise<Review[]>;
  /** The reviews page's grid. */
  reviews(): Promise<Review[]>;
  /** The figures of the credentials band. */
  claims(): Promise<Claim[]>;
  /** The assistant's knowledge: the same array until the site's records change. */
  answers(): Promise<Entry[]>;
  /** Titles and descriptions of the site's own pages. */
  pages(): Promise<PageWords[]>;
  /** How often built-in records were used because the store was unavailable. */
  fallbackCount(): number;
}
