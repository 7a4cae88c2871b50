/** Whether a message only adds criteria for homes: "near a train if possible", "and with a yard", "no condos". */
export function isCriterionFragment(text: string): boolean {
  return FRAGMENT.test(text) && !ASKS.test(text);
}

/** Whether a message repeats the current search: "same budget". */
export function repeatsSearch(text: string): boolean {
  return SAME_SEARCH.test(text);
}

/** Whether a message contains only a place: "what about NoDa?" */
export function isOnlyPlace(text: string): boolean {
  return ONLY_PLACE.test(text);
}

/** Whether a message contains only a home: "and the Halyard one?" */
export function isOnlyHome(text: string): boolean {
  return ONLY_HOME.test(text);
}

/** Whether a message only says that a home pleases: "I like _home", "we're interested in _home". */
export function likesHome(text: string): boolean {
  return LIKES_HOME.test(text);
}

/** Whether a message only asks which of several things shown is the better: "which would you pick?" */
export function asksToChoose(text: string): boolean {
  return CHOICE.test(text);
}

/** Returns the text after words that revoke an earlier statement: "I changed my mind, NoDa"; null if there are none. */
export function textAfterChangeOfMind(text: string): string | null {
  const [said] = CHANGE_OF_MIND.exec(text) ?? [];
  return said === undefined ? null : text.slice(said.length);
}

/** Whether a text revokes an earlier statement: "I changed my mind, NoDa", "houses then". */
export function changesMind(text: string): boolean {
  return textAfterChangeOfMind(text) !== null || /\b(?:then|instead|entonces)$/.test(text);
}

const CHANGE_OF_MIND =
  /^(?:(?:no|oh|ok|well|oops|perdon|espera) )*(?:(?:actually|sorry|perdon|wait|rather|i (?:meant|mean)|(?:i )?changed my mind|make (?:it|that)|(?:go )?back to|mejor|digo|quise decir|cambie de (?:idea|opinion)) )+/;

const FRAGMENT =
  /^(?:(?:and|but|also|or|maybe|preferably|ideally|just|y|pero|tambien) )*(?:near|close to|next to|within walking|walking distance|with|without|has to|must|not?|cerca|con|sin)\b/;
const ASKS =
  /\b(?:what|which|who|why|when|where|how|should|would|could|can|do|does|is it|que pasa|cual|cuanto|como)\b/;

const SAME_SEARCH =
  /^(?:(?:and|but|ok|with|at|y|pero|con) )*(?:the |el |la |lo )?(?:same|mism[oa]) (?:budget|price|thing|search|size|limits?|criteria|presupuesto|precio|cosa|busqueda)(?: (?:there|here|please|though|ahi))?$/;

const ONLY_HOME =
  /^(?:(?:and|or|ok|so|y|what about|how about|que tal|about|for|the|el|la|on|same for) )*_home(?: (?:1|one|home|house|condo|place|then|please|instead|too))*$/;

const LIKES_HOME =
  /^(?:(?:and|ok|so|hi|hello|hey) )*(?:(?:i|we) (?:really |just )?(?:like|love|saw|found)|(?:(?:i m|im|i am|we are|were|we re) )?interested in|me gusta|nos gusta) (?:(?:the|a|an|that|your) (?:\w+ )?(?:home|house|condo|place|listing|1|one) (?:on|at) )?(?:the |la )?_home(?: (?:one|1|home|house|condo|a lot|online|here))*$/;

const CHOICE =
  /^(?:(?:and|so|ok|but|well|y) )*(?:which(?: (?:one|1))?|what one|cual)(?: of (?:them|those|these|the (?:two|2)))? (?:(?:is|s|would|do|should|you|u|i|we|say|think|the|es|me) )*(?:better|best|pick|choose|prefer|recommend|suggest|take|buy|go with|go for|mejor|elegirias?|recomiendas?|recomienda)$/;

const ONLY_PLACE =
  /^(?:(?:and|or|ok|so|y|what about|how about|que tal|in|en|about|for|the|el|la|same for|lo mismo en) )*_(?: _| and _| or _| y _| o _)*(?: (?:then|please|instead|too|entonces))?$/;
