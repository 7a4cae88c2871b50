/** Topics about areas that the records do not cover. */
export type UnrecordedTopic = 'overAsking' | 'offers';

/** Returns the unrecorded topic a plain text asks about: "over asking", "bidding wars"; null if there is none. */
export function unrecordedTopicIn(text: string): UnrecordedTopic | null {
  return ASKED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const ASKED: [UnrecordedTopic, RegExp][] = [
  [
    'overAsking',
    /\b(?:over|above|under|below|at|near|close to|percent of|percentage of) (?:the )?(?:asking|ask|list)(?: price)?\b(?! (?:for|if|your|my|the)\b)|\b(?:full|whole) (?:asking )?price\b|\b(?:list|ask(?:ing)?) (?:price )?to (?:sale|sell|sold)|\b(?:sale|sold|sell(?:ing)?) (?:price )?to (?:list|ask)|\b(?:por (?:encima|arriba|debajo|abajo)|mas|menos) del? (?:precio )?(?:pedido|de lista|que piden)\b/,
  ],
  [
    'offers',
    /\bbidding wars?\b|\b(?:multiple|several|many|competing) (?:offers|bids)\b|\bhow many (?:offers|bids)\b|\b(?:varias|multiples|cuantas) ofertas\b|\bguerras? de ofertas\b/,
  ],
];
