import type { Danger, Verdict } from '../guard/verdict.ts';
import type { Side } from '../knowledge.ts';

/** What a message does in the conversation. */
export type Act =
  /** Asks for homes: "condos in NoDa under 500k". */
  | 'search'
  /** Changes the current search: "with a garage", "no condos", "cheaper". */
  | 'refine'
  /** The same for another area: "and in Dilworth?" */
  | 'area'
  /** Asks one fact of a home, an area or the market: "when was it built". */
  | 'ask'
  /** Asks what an area or a home is like as a whole: "tell me about NoDa". */
  | 'describe'
  /** Picks one of the shown homes or areas: "the second one". */
  | 'pick'
  | 'compare'
  /** Superlatives, counts, averages over records: "the cheapest area", "how many have a pool". */
  | 'rank'
  /** Arithmetic with the visitor's numbers: "payment on 400k at 6 percent". */
  | 'sum'
  /** Asks about buying and selling, the agent or the site: a knowledge entry answers. */
  | 'question'
  | 'more'
  | 'back'
  | 'yes'
  | 'no'
  | 'thanks'
  | 'greeting'
  /** A statement without a request. */
  | 'talk'
  /** Wants a person, a call or a text. */
  | 'person'
  /** Wants to visit a home. */
  | 'tour'
  /** Wants to know what their home is worth. */
  | 'valuation'
  /** Complains that nobody called, or about the answers. */
  | 'complaint'
  /** Gives or corrects a name, a number or a time. */
  | 'details'
  /** Insists after a refusal: "just between us". */
  | 'insist'
  /** Off-topic: other trades, other cities, gossip, homework, gibberish. */
  | 'none';

/** What a message does in a lead conversation; it may do several of these. */
export const LEAD_ACTS = [
  /** Agrees to the offer, or to sending. */
  'yes',
  /** Declines the offer, or sending. */
  'no',
  /** Takes the request or the details back: "forget that". */
  'cancel',
  /** Wants time to think or to ask somebody. */
  'wait',
  /** Gives a name, an address or a number. */
  'details',
  /** Says that something given or read back is wrong, with or without the right value: "dot, not comma". */
  'correct',
  /** When, how, in which language or by whom to be reached, or not: "not before the kids nap". */
  'preference',
  /** Adds to the request: its subject, who comes along, a condition: "only if it is still under 600". */
  'adds',
  /** Asks what was noted: "read that back". */
  'recap',
  /** Asks whether it was sent, is confirmed, or when the answer comes. */
  'status',
  /** Asks what the details are for, who sees them, or whether they are required. */
  'purpose',
  /** Is about something else; this may stand beside another act. */
  'other',
] as const;

export type LeadAct = (typeof LEAD_ACTS)[number];

/** Where a lead conversation is: an offer is open, a field is requested, or the request is sent. */
export type LeadMoment = 'offered' | 'name' | 'lastName' | 'reach' | 'consent' | 'sent';

/** The requested fact. */
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
  /** Something from a description: a garage, a porch, the kitchen. */
  | 'feature'
  | 'trend';

/** What a message asks of the records, or else. */
export const REQUEST_KINDS = [
  /** To see homes: a search, other criteria, "more". */
  'list',
  /** To leave out one of the items shown: "not the lake one". */
  'drop',
  /** To tell of one or some items as a whole: "the second one", "tell me about it". */
  'overview',
  /** Recorded facts: "how old is it". */
  'facts',
  /** What only a description could tell: "is the slate original". */
  'part',
  /** To set items side by side. */
  'compare',
  /** Which of several is first in something: "which is bigger". */
  'most',
  /** A list in order. */
  'sort',
  /** How far two are apart: "how much more is the lake one". */
  'gap',
  'percent',
  'total',
  'average',
  'count',
  /** A calculation with terms: a payment, a tax, what is left. */
  'sum',
  /** The last request with something changed: "and the other one?" */
  'again',
  /** Arithmetic on the last figure: "half of that". */
  'figure',
  'why',
  /** How buying, selling or this site works. */
  'trade',
  /** A remark that asks for nothing. */
  'chat',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Which items a message is about. */
export const ITEMS_MEANT = [
  /** The home in hand, the area in hand, all that were shown, the one of two that is not in hand. */
  'home',
  'area',
  'shown',
  'other',
  /** One told apart by its place, kind or look: "the brick one". */
  'pointed',
  /** By name in the message. */
  'named',
  /** Homes for sale, areas, the city in general. */
  'homes',
  'areas',
  'city',
  /** The last figure; the visitor's own budget; the visitor's own home. */
  'figure',
  'limit',
  'own',
  'none',
] as const;

export type ItemsMeant = (typeof ITEMS_MEANT)[number];

/** A fact that is asked for, and for a ranking the end of it that comes first. */
export interface FactAsked {
  fact: Attribute;
  end: 'least' | 'most' | null;
  /** Its change in a year: "is inventory up". */
  isChange?: true;
}

/** What a message is about: homes for sale, areas, or anything else. */
export const RECORDS_MEANT = ['homes', 'areas', 'else'] as const;

export type RecordsMeant = (typeof RECORDS_MEANT)[number];

export interface RecordRequest {
  /** All kinds, most likely first. */
  kinds: Scored<RequestKind>[];
  /** Most likely first. */
  about: Scored<RecordsMeant>[];
  /** Those that are likely, most likely first; two if the message relates them. */
  items: ItemsMeant[];
  facts: FactAsked[];
  /** Whether no other words of the message can say otherwise. */
  isSureOfFacts?: boolean;
}

/** What the last answers showed. */
export interface Shown {
  last: ShownKind;
  /** Homes or areas shown before a figure or a text. */
  behind: ShownKind;
  /** The kind of the request before. */
  asked: RequestKind | null;
  /** The class of the first fact that it asked for. */
  fact: string | null;
}

export type ShownKind =
  | 'nothing'
  | 'homes'
  | 'two homes'
  | 'home'
  | 'area'
  | 'two areas'
  | 'areas'
  | 'figure'
  | 'text';

export interface Scored<T> {
  value: T;
  confidence: number;
}

export interface FoundEntry {
  id: string;
  /** Calibrated: the share of first guesses with this confidence that are right. */
  confidence: number;
  /** The requested aspect; absent if the general answer applies. */
  aspect?: string;
  /** All aspects, most likely first, including the general answer. */
  aspects?: Scored<string>[];
}

/** The classified meaning of a message. Its values (prices, areas, beds) are parsed by domain/chat/values. */
export interface Understood {
  raw: string;
  /** Why the message is declined; null if it is fine. */
  guard: Verdict | null;
  /** The danger that somebody is in; null if the message tells of none. */
  danger: Danger | null;
  /** Most likely first, at most five. */
  acts: Scored<Act>[];
  /** What it does in the lead conversation, most likely first; empty if there is none. */
  leadActs: Scored<LeadAct>[];
  /** What it asks of the records. */
  request: RecordRequest | null;
  side: Side | null;
  /**
   * Entries that answer it, best first: at most five. `none` stands for "none of these". A short message is ranked with the last
   * entry as context ("and who pays?"), which is then always among them.
   */
  entries: FoundEntry[];
  /** Ranked without that context and without more weight for its question; only if the message was ranked with the context. */
  entriesWithoutTopic?: FoundEntry[];
}
