/** What a message wants with the homes it speaks of. */
export interface Seeking {
  /** Looks for homes to buy: "do you have condos in NoDa", "3 bedrooms under 600k". */
  seeks: boolean;
  /** Says so, and does not only name them: "VA loan on a condo in NoDa" is as brief as "condo in NoDa". */
  saysSo: boolean;
  /** Speaks of a home that somebody already has: "my townhouse", "mom's house". */
  isOwn: boolean;
  /** One certain home: "the Uptown condo", "that house". */
  isCertain: boolean;
}

/** @param text plain text with marks for the names */
export function seekingIn(text: string): Seeking {
  const isOwn = OWN.test(text);
  const opened = text.replace(GREETING, '');
  const isBrief = opened.split(' ').length <= BRIEF && !ASKS_ELSE.test(opened);
  const isCertain = CERTAIN.test(text);
  const saysSo = !isOwn && SEEKS.test(opened);
  return { isOwn, isCertain, saysSo, seeks: saysSo || (!isOwn && isBrief && !isCertain) };
}

/** Whether a text speaks of the homes that are listed here: "any of your condos". */
export function ofListed(text: string): boolean {
  return OF_LISTED.test(text);
}

const OF_LISTED =
  /\b(?:any|some|all|one|either) of (?:these|those|them|your|the (?:homes|houses|condos|listings))\b|\byour (?:homes|houses|condos|listings)\b/;

const BRIEF = 9;
const HOME =
  '(?:homes?|houses?|condos?|condominiums?|town ?(?:house|home)s?|lofts?|places?|apartments?|properties|property|listings?|units?|bungalows?|cottages?|farmhouses?|ranch(?:es)?|mill houses?|casas?|condominios?|apartamentos?|departamentos?|propiedad(?:es)?)';

const OWN = new RegExp(
  `\\b(?:my|our|his|her|their|mine|moms?|dads?|mothers?|fathers?|parents|mi|nuestr[ao]|neighbors?|landlord) (?:\\w+ ){0,2}${HOME}\\b` +
    `|\\b(?:i|we|who) (?:bought|own|owned|inherited|sold|(?:am|are|want to|need to|would like to|have to|plan to) (?:sell|selling)|live in|rent)\\b` +
    '|\\b(?:sell|selling|vender|vendo|vendemos|vendiendo|heredamos|herede|su casa)\\b|^(?:it|this) is a\\b',
);

const GREETING =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|but|well|also|please|hola|buenas|oye|y|pues|bueno|thanks|cool|great)(?: there)? )+/;

const SEEKS = new RegExp(
  '\\b(?:show|find|list|get) (?:me|us)\\b|^(?:show|find|list)\\b|\\b(?:looking|look|searching|search|hunting|shopping|in the market) for\\b' +
    '|\\b(?:do|have|did|would|got) (?:you|they|ya|you all|you guys) (?:\\w+ )?(?:have|got|list|any)\\b|\\b(?:what|which|anything|all) (?:you|they) (?:have|got)\\b|\\bwhat (?:do|have|did) you (?:have|got)\\b|\\bgot any(?:thing)?\\b' +
    `|\\b(?:what|any\\w*|something|some|all|other|${HOME})\\b(?: \\w+){0,5} (?:for sale|available|on the market|listed)\\b` +
    `|\\b(?:is|are) there (?:any(?:thing)?|a|an|some|something|more|other|\\d|${HOME})\\b` +
    '|^(?:any(?!way| idea| chance| news| update)\\w*|something|some|more|only|just|no)\\b' +
    `|\\b(?:i|we|wife|husband|they) (?:\\w+ )?(?:needs?|wants?|wanted|like|prefer)(?: to (?:buy|find|live|be))?(?: in)? (?:a|an|some|something|\\d|at least|under|${HOME}|_)` +
    `|\\b(?:which|what(?! about)|how many)(?: of (?:your|the|those|these))?(?: \\w+){0,3} (?:homes|houses|condos|listings|places|properties|town ?houses|ones|you|(?:home|house|condo|listing|place)(?= has (?:an?|\\d)))\\b|\\bany of (?:your|the|those|these)\\b` +
    '|\\b(?:buscamos|busco|buscando|tienen?|tendran?|muestr\\w+|ensen\\w+|necesit(?:o|amos)|quier(?:o|e|en)(?: comprar| una?| algo)|queremos|hay)\\b|\\ben venta\\b|^(?:que|cuales) (?:casas|condominios)\\b',
);

/** A question that looks for nothing, whatever homes it names. */
const ASKS_ELSE =
  /^(?:can|could|may|should|would|will|shall|do|does|did|is|are|am|was|were|has|have|had|why|how|who|whose|when|where|what|which|if|my|our|i|we|he|she|they|puedo|podemos|puede|pueden|debo|es|son|como|cuando|quien|por que|cuanto|cuanta|cual|donde|que|mi|nuestr[ao]|se)\b|\b(?:is|are|was|does|do not|did|will|would|said|says|told|has|have) /;

const CERTAIN =
  /\b(?:the|that|this|your|el|la|esa?|ese|esta?) (?:[\w$]+ ){0,2}?(?:one|1|home|house|condo|condominium|town ?(?:house|home)|loft|place|apartment|property|listing|unit|bungalow|cottage|farmhouse|ranch|(?:colonial|victorian|tudor)(?! (?:homes|houses|ones|style|town))|casa|condominio|apartamento|departamento|propiedad)\b|\b(?:el|la) de(?:l)? _/;
