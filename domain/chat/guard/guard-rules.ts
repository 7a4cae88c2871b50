/** Fair housing comes first in this order; then what could do harm, then what only a professional may answer. */
export type GuardCategory =
  | 'people'
  | 'safety'
  | 'schools'
  | 'schoolFacts'
  | 'intrusion'
  | 'advice'
  | 'promise';

/** What fair housing law protects, in the words people use for it. All are phrases of text/phrase-pattern.ts. */
export interface ProtectedClass {
  /** Enough by themselves: "hispanics", "section 8". */
  always: string[];
  /** Only in a frame that ties them to a place or to who may live there: "kids", "white", "seniors". */
  framed: string[];
  /**
   * A person who says this of themselves and gives price or rooms is answered by price and rooms; of the other classes,
   * an `always` word is declined even in a request that is lawful otherwise.
   */
  lawfulWithCriteria: boolean;
}

export interface GuardRules {
  /**
   * Read past: "single family", "VA loan", "white cabinets". {protected} in them stands for every word of the classes,
   * {several} for those of people in the plural.
   */
  harmless: string[];
  classes: Record<string, ProtectedClass>;
  /** Phrases with {trait} in them, which stands for every `framed` word. */
  frames: string[];
  /** About people without naming a class: "who lives there". */
  people: string[];
  safety: string[];
  /** Safety when said of a place, not when said of a thing alone: "safe", "secure". */
  safetyOfPlaces: string[];
  /** A deposit, a dock: what may be safe or rough without a word about a place. */
  things: string[];
  /** Living, walking, streets: the place is meant after all. */
  placeCues: string[];
  schools: string[];
  /** How the schools are, what one thinks of them: without it, and without a word that judges, others know the fact. */
  schoolOpinions: string[];
  /** Where an official figure is found, which school an address has: facts that others keep. */
  lookups: string[];
  /** Good, worst, which area: a judgement after all. */
  judging: string[];
  /** Instructions, secrets, other visitors' data, code. */
  intrusion: string[];
  /** Legal, tax and lending advice. */
  advice: string[];
  /** Guarantees and forecasts. */
  promise: string[];
  /** "I am", "we have": what follows is said of oneself. {protected} as above. */
  ofOneself: string[];
  /** "My": what follows at once is one's own. */
  ofOnes: string[];
  /** What anyone may ask for, whoever they are: a loan, help in Spanish, the first step. */
  lawfulRequests: string[];
  /** The agent, the law, a showing: people may be spoken of in connection with these. */
  business: string[];
  /** Any place to live, named or not. */
  anyPlace: string[];
  /** Ties a request to a place or to who may live there: then it is not only lawful. */
  placement: string[];
  /** Whoever a visitor speaks of: "my boys", "grandma". */
  persons: string[];
  /** Asks whether a place suits somebody: "make friends", "too young for". */
  suits: string[];
  /** Who may buy, rent or be shown a home: "refuse", "would the seller mind". */
  excludes: string[];
  /** Asks for a place, not for a home. */
  seeksPlace: string[];
  /** Price, rooms, features: lawful criteria. */
  criteria: string[];
  /** May touch on people without asking for them: an answer about a place then says what it leaves out. */
  wary: string[];
  /** A place is asked about. */
  placeAsked: string[];
  /** Shops, trails, internet: what is asked about is a thing of the place. */
  amenities: string[];
  /** Presses on after a refusal: "just between us". */
  insists: string[];
}
