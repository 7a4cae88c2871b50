import type { Agent } from './agent/agent.ts';
import type { AgentProfile } from './agent/agent-profile.ts';
import type { Claim } from './agent/claim.ts';
import type { ChatMessage } from './chat/chat-message.ts';
import type { Entry } from './chat/knowledge.ts';
import type { ChatTurn } from './chat/parse-chat.ts';
import type { ComparisonIssue } from './comparison/parse-comparison.ts';
import type { PropertyComparison } from './comparison/property-comparison.ts';
import type { Guide } from './guides/guide.ts';
import type { Sending } from './leads/form-evidence.ts';
import type { Lead, LeadKind } from './leads/lead.ts';
import type { LeadConsent } from './leads/lead-consent.ts';
import type { FieldIssue } from './leads/parse-form.ts';
import type { Property } from './listings/property.ts';
import type { MarketMetric, MarketSeries } from './market/market-series.ts';
import type { MarketStat } from './market/market-stat.ts';
import type { Neighborhood } from './neighborhoods/neighborhood.ts';
import type { PageWords } from './pages/page-words.ts';
import type { Review } from './reviews/review.ts';

/** The door: everything a page or the API may ask for. The server implements it; tests may pass their own. */
export interface Services {
  leads: Leads;
  catalog: Catalog;
  comparisons: Comparisons;
  chat: Assistant;
}

/** Where a form's lead comes from, as far as the server itself can see. */
export interface LeadContext {
  /** Names one intent of one visitor: the same key and values are the same lead. '' when none was sent. */
  idempotencyKey: string;
  /** Path of the page that held the form. */
  page: string;
  clientAddress: string;
  userAgent: string;
  /** How the form was sent; left out by the chat, where the talk itself is the form. */
  sending?: Sending;
  /** The chat that the lead is taken in. */
  chatSession?: string;
  /** What the chat asked and the visitor answered; left out by the forms, which all ask the same. */
  consents?: LeadConsent[];
}

export type LeadOutcome =
  /** Not new: the same lead came before, under the same key. */
  | { status: 'kept'; lead: Lead; isNew: boolean }
  | { status: 'invalid'; issues: FieldIssue[] }
  /** The idempotency key was used before with other values. */
  | { status: 'key-reused' }
  /** The store cannot take the lead now. */
  | { status: 'unavailable' };

export interface Leads {
  /** Checks and keeps a lead with its consents and deliveries, all or nothing. Never throws for bad input. */
  capture(kind: LeadKind, input: unknown, context: LeadContext): Promise<LeadOutcome>;
  /** For a form that is now in sight: it goes back with the values. @throws while the store is away */
  formToken(): Promise<string>;
}

/** The store is away. */
type Unavailable = { status: 'unavailable' };

/** What visitors compare. Never throws for bad input, nor while the store is away. */
export interface Comparisons {
  keep(
    input: unknown,
  ): Promise<
    | { status: 'kept'; comparison: PropertyComparison }
    | { status: 'invalid'; issues: ComparisonIssue[] }
    | Unavailable
  >;
  /** Newest first; empty for an unknown session. */
  list(sessionId: string): Promise<{ status: 'listed'; comparisons: PropertyComparison[] } | Unavailable>;
  remove(id: string): Promise<{ status: 'removed' | 'unknown' } | Unavailable>;
}

/** The visitor's message and the assistant's answer, nothing else of the session. */
export interface ChatExchange {
  sessionId: string;
  messages: [ChatMessage, ChatMessage];
}

/** The assistant of the site. */
export interface Assistant {
  /** Answers without a history while the store is away. */
  reply(turn: ChatTurn, context: LeadContext): Promise<ChatExchange>;
  /** Whether the assistant has offered to take a lead, or asked for its details: what the visitor says next may be one. */
  isTakingLead(sessionId: string): Promise<boolean>;
}

/** What the site shows of its records. A reader falls back to the built-in records when the store is away. */
export interface Catalog {
  /** The agent as the home page introduces them. */
  agent(): Promise<Agent>;
  /** The same agent as everything else names them; it fills the placeholders of all records below. */
  profile(): Promise<AgentProfile>;
  neighborhoods(): Promise<Neighborhood[]>;
  /** null when no such area exists. */
  neighborhood(slug: string): Promise<Neighborhood | null>;
  /** null when no such guide exists. While the store is away, the built-in guide answers to every unknown slug. */
  guide(slug: string): Promise<Guide | null>;
  guides(): Promise<Guide[]>;
  /** Those that visitors may see now, with the open houses that are to come. */
  properties(): Promise<Property[]>;
  marketStats(): Promise<MarketStat[]>;
  /**
   * The newest four years of some areas' series, in the order asked for; of one metric, or of all.
   * @param areas slugs of neighborhoods, or CITY; an unknown one is left out
   */
  marketSeries(areas: string[], metric?: MarketMetric): Promise<MarketSeries[]>;
  /** The home page's carousel. */
  homeReviews(): Promise<Review[]>;
  /** The reviews page's grid. */
  reviews(): Promise<Review[]>;
  /** The figures of the credentials band. */
  claims(): Promise<Claim[]>;
  /** What the assistant knows: the same list until the site's records change. */
  answers(): Promise<Entry[]>;
  /** Titles and descriptions of the site's own pages. */
  pages(): Promise<PageWords[]>;
  /** How often other records have stood in for a store that was away. */
  standIns(): number;
}
