/** Fair housing comes first in this order; then what could do harm, then what only a professional may answer. */
export type GuardCategory = 'people' | 'safety' | 'schools' | 'intrusion' | 'advice' | 'promise';

/** What fair housing law protects, in the words people use for it. All are phrases of text/phrase-pattern.ts. */
export interface ProtectedClass {
  /** Enough by themselves: "hispanics", "section 8". */
  always: string[];
  /** Only in a frame that ties them to a place or to who may live there: "kids", "white", "seniors". */
  framed: string[];
  /** A person who says this of themselves and gives price or rooms is answered by price and rooms. */
  lawfulWithCriteria: boolean;
}

export interface GuardRules {
  /** Read past: "single family", "VA loan", "white cabinets". */
  harmless: string[];
  classes: Record<string, ProtectedClass>;
  /** Phrases with {trait} in them, which stands for every `framed` word. */
  frames: string[];
  /** About people without naming a class: "who lives there". */
  people: string[];
  safety: string[];
  schools: string[];
  /** Instructions, secrets, other visitors' data, code. */
  intrusion: string[];
  /** Legal, tax and lending advice. */
  advice: string[];
  /** Guarantees and forecasts. */
  promise: string[];
  /** "I am", "we have": what follows is said of oneself. */
  ofOneself: string[];
  /** "My": what follows at once is one's own. */
  ofOnes: string[];
  /** Asks for a place, not for a home. */
  seeksPlace: string[];
  /** Price, rooms, features: lawful criteria. */
  criteria: string[];
  /** Presses on after a refusal: "just between us". */
  insists: string[];
}
