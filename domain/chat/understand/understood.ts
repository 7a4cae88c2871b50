import type { Verdict } from '../guard/verdict.ts';
import type { Side } from '../knowledge.ts';

/** What a message does in the talk. */
export type Act =
  /** Asks for homes: "condos in NoDa under 500k". */
  | 'search'
  /** Narrows or alters the search that stands: "with a garage", "no condos", "cheaper". */
  | 'refine'
  /** The same for another area: "and in Dilworth?" */
  | 'area'
  /** Asks one fact of a home, an area or the market: "when was it built". */
  | 'ask'
  /** Asks what an area or a home is like as a whole: "tell me about NoDa". */
  | 'describe'
  /** Takes one of those shown: "the second one". */
  | 'pick'
  | 'compare'
  /** Superlatives, counts, averages over records: "the cheapest area", "how many have a pool". */
  | 'rank'
  /** Arithmetic with the visitor's numbers: "payment on 400k at 6 percent". */
  | 'sum'
  /** Asks something of the trade, the agent or the site: an entry answers. */
  | 'question'
  | 'more'
  | 'back'
  | 'yes'
  | 'no'
  | 'thanks'
  | 'greeting'
  /** Says something that asks for nothing. */
  | 'talk'
  /** Wants a person, a call or a text. */
  | 'person'
  /** Wants to see a home. */
  | 'tour'
  /** Wants to know what their home is worth. */
  | 'valuation'
  /** Is angry that nobody called, or about the answers. */
  | 'complaint'
  /** Gives or corrects a name, a number, an hour. */
  | 'details'
  /** Presses on after a refusal: "just between us". */
  | 'insist'
  /** Other trades, other cities, gossip, homework, garbage. */
  | 'none';

/** The fact that is asked for. */
export type Attribute =
  | 'price'
  | 'pricePerSquareFoot'
  | 'days'
  | 'inventory'
  | 'walk'
  | 'transit'
  | 'bike'
  | 'beds'
  | 'baths'
  | 'size'
  | 'lot'
  | 'year'
  | 'type'
  | 'status'
  | 'firm'
  | 'place'
  /** Something a description may tell: a garage, a porch, the kitchen. */
  | 'feature'
  | 'trend';

/** What the message points back at; which one it is, the values tell (an ordinal, an area, a superlative). */
export type Reference =
  /** What was just spoken of: "is it still available". */
  | 'focus'
  /** All that was shown: "which of those". */
  | 'results'
  /** One of them by its place, its price or where it is: "the second", "the cheapest one", "the Dilworth one". */
  | 'one'
  | 'other'
  | 'both'
  /** The area spoken of: "how is it to live there". */
  | 'there';

export interface Scored<T> {
  value: T;
  confidence: number;
}

export interface FoundEntry {
  id: string;
  /** The share of first guesses with such a claim that are right. */
  confidence: number;
  /** What is asked about its subject; left out where its general answer serves. */
  aspect?: string;
  /** All that may be asked about its subject, the likeliest first, the general answer among them. */
  aspects?: Scored<string>[];
}

/** What a message means; the values in it (prices, areas, beds) are read by domain/chat/values. */
export interface Understood {
  raw: string;
  /** Why it is declined; null when it is fine. */
  guard: Verdict | null;
  /** What it does, likeliest first, at most five. */
  acts: Scored<Act>[];
  side: Side | null;
  attribute: Scored<Attribute> | null;
  reference: Reference | null;
  /**
   * Entries that answer it, best first, at most five and the one told before; `none` stands for "none of these". The confidence is calibrated:
   * the share of such first guesses that are right. The entry told before is always among them. A short message is read with the entry told before: "and who pays?"
   */
  entries: FoundEntry[];
  /** The same of the message by itself, where it was read with the entry told before. */
  entriesWithoutTopic?: FoundEntry[];
}
