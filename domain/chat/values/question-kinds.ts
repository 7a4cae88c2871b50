import type { Property } from '../../listings/property.ts';
import { plainText } from '../text/plain-text.ts';
import { asksDues } from './attributes.ts';
import type { LoanTerms } from './loan-terms.ts';
import { plainTextWithDigits } from './number-words.ts';
import type { Values } from './read-values.ts';
import { hasCriteria } from './wish.ts';

/** Whether a message contains a question. */
export function containsQuestion(raw: string): boolean {
  return /\?|\b(?:what|which|how|show me|tell me|cu[aá]nt[oa]s?|cu[aá]l)\b/i.test(raw);
}

/** Whether a part of a message is a question or a request, with or without a question mark. */
export function isRequest(raw: string): boolean {
  return /\?|^(?:is|are|do|does|can|could|should|hay|es|son|viven?)\b|\b(?:what|which|where|who|show|tell me|find|give|want|need|looking|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|qui[eé]n|mu[eé]str\w+|busc\w+|quier\w+)\b/iu.test(
    raw,
  );
}

/** Whether a message starts by asking for a place: "where can we go to be away from them?" */
export function asksForPlace(raw: string): boolean {
  return /^\W*(?:where|which|find|show|d[oó]nde|cu[aá]l)\b/iu.test(raw);
}

/** Whether a message asks for something in the records. */
export function asksAboutRecords({
  homes,
  attributes,
  order,
  wish,
  sum,
  terms,
  areas,
  itemReference,
}: Values): boolean {
  return (
    itemReference.ordinal !== null ||
    itemReference.which === 'other' ||
    homes.length > 0 ||
    attributes.length > 0 ||
    order !== null ||
    (sum !== null && !(sum === 'same' && hasNoTerms(terms))) ||
    areas.length > 0 ||
    hasCriteria(wish)
  );
}

/** Whether a message states no terms of a calculation. */
export function hasNoTerms({ amounts, ...others }: LoanTerms): boolean {
  return amounts.length + Object.keys(others).length === 0;
}

/** Whether a text asks about the whole city instead of single areas. @param text plain text */
export function asksAboutWholeMarket(text: string): boolean {
  return namesCity(text) || /\b(?:overall|in the market)\b/.test(text);
}

/** Whether a text means no particular homes: "the average home price", "what does a house cost" @param text plain text */
export function asksAboutHomesInGeneral(text: string): boolean {
  return /\b(?:(?:homes?|houses?|housing) (?:prices?|values?|costs?)|(?:an?|average|typical) (?:home|house)|una casa|casa promedio|precios? de (?:la )?vivienda)\b/.test(
    text,
  );
}

/** Whether a text asks how homes sell somewhere, not for homes "on the market". @param text plain text */
export function asksAboutMarket(text: string): boolean {
  return /(?<!\b(?:on|off|in|to|hits?|en|al) (?:the |el )?)\b(?:market|mercado)\b(?! (?:insights|reports?|values?|page)\b)/.test(
    text,
  );
}

/** Whether a text names the whole city. @param text plain text with placeholders for area names */
export function namesCity(text: string): boolean {
  return /\b(?:charlotte|city ?wide|(?:the|this) (?:whole )?city|la ciudad)\b/.test(text);
}

/** Whether a text names a place of the county outside the city: "outside the city limits" @param text plain text */
export function namesPlaceOutsideCity(text: string): boolean {
  return /\b(?:(?:outside|not in|beyond)(?: of)? (?:the )?(?:city|charlotte)|unincorporated|fuera de (?:la ciudad|charlotte))\b/.test(
    text,
  );
}

/** Whether a text asks about sold homes, not homes for sale: "how many do you sell a year" @param text plain text */
export function asksAboutSales(text: string): boolean {
  return SALES.test(text) && !OWN_SALE.test(text);
}

const SALES =
  /\b(?:sold|closed|(?<!for )sales|vendid[oa]s?|vendi(?:o|eron)|(?<!en )ventas|how many(?: \w+){1,4} sell|cuant[oa]s(?: \w+){1,3} venden?)\b/;

/** "I just sold my house, show me others" */
const OWN_SALE =
  /\b(?:i|we|my|our)\b(?: \w+){0,4} (?:sold|closed)\b|\b(?:he|hemos|mi|nuestra)\b(?: \w+){0,3} vendid[oa]\b/;

/** Whether a text asks about a rule or custom (what somebody must, may or does), not for homes. @param text plain text */
export function asksAboutRule(text: string): boolean {
  return /\b(?:(?:do|must|should|can|could|may|am|are|will|would) (?:i|we)|(?:i|we) should|do you)\b(?! (?:have|got|know)(?: ?$| (?:a|an|any\w*|some\w*|homes?|houses?|condos?|town\w*)\b))/.test(
    text,
  );
}

/** Whether a text asks what is built somewhere: "is it all condos there", "town houses or mostly bungalows" @param text plain text */
export function asksAboutHousingStock(text: string): boolean {
  return /\b(?:mostly|mainly|predominantly|primarily|largely)\b|\bwhat (?:kinds?|types?|sorts?|styles?) of (?:homes?|houses?|housing|places)\b|^(?:(?:and|so|but) )*(?:is|are) (?:it|they|most|all|(?:the )?(?:homes|houses|places))\b/.test(
    text,
  );
}

/** Whether a text asks for a distance or travel time between places. @param text plain text */
export function asksAboutDistance(text: string): boolean {
  return /\b(?:how (?:far|close)|(?:close|near|next|closer|nearer|farther|further) (?:from|to)|near _|(?:which|what) (?:road|highway|street|freeway|interstate)|mas (?:cerca|lejos) de|how long (?:is|does|would|will|to)(?: \w+){0,3} (?:commute|drive|ride|walk|take|get|trip)|distance|commute|how many (?:miles|minutes|blocks|km|millas|minutos)|(?:que tan|cuan) (?:lejos|cerca)|a que distancia|cuanto (?:se )?(?:tarda|hay de))\b/.test(
    text,
  );
}

/** Whether a text asks if something is allowed, which depends on a rule and not on a home. @param text plain text */
export function asksPermission(text: string): boolean {
  return /\b(?:can|may|could|am|are) (?:i|we|you|they|he|she|my \w+) (?!(?:see|view|tour|visit|get|have a look|look|afford)\b)|\b(?:allowed|permitted|permits?|legal|zoned|puedo|podemos|se puede|permiten|permitido|legal)\b/.test(
    text,
  );
}

/** Whether a text asks for an overview: "what is it like" @param text plain text with placeholders for names */
export function asksForOverview(text: string): boolean {
  return OVERVIEW.test(text);
}

const OVERVIEW =
  /(?<!^)\blike\b|\b(?:about|everything|more|describe|details?|info(?:rmation)?|sobre|todo|como es|mas)\b|^(?:and |what |how |the |so |ok |y )*_home$/;

/** Returns the words of a question that a description may contain. @param least minimum letters per word */
export function keywordsIn(text: string, least = 5): string[] {
  if (asksDues(text)) return ['dues'];
  return text
    .split(' ')
    .filter(
      (word) =>
        (word.length >= least || /^\d{3}$/.test(word)) && !STOP_WORDS.has(word) && !OVERVIEW.test(word),
    )
    .map((word) => word.replace(/s$/, ''));
}

const STOP_WORDS = new Set(
  'about there their would could should have does that this what when with they them will then from your mine need want just also much many been were some take make like know only over than here tell case which where other house houses homes condo condos place price listing please tell great really still built original room rooms first second third and are any can con cual did for get had has hay its las los not one our por que the una was you'.split(
    ' ',
  ),
);

/**
 * Whether a sentence about a home could answer a question: "when" needs a year other than the year built, "how much" a
 * number, "which floor" a floor.
 * @param text plain text of the question
 */
export function couldAnswer(
  text: string,
  sentence: string,
  { yearBuilt }: Pick<Property, 'yearBuilt'>,
): boolean {
  const plainSentence = plainText(sentence);
  if (asksWhen(text))
    return (plainSentence.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => Number(year) !== yearBuilt);
  if (/\b(?:what|which|on the|que) (?:floor|level|story|piso)\b/.test(text))
    return /\b(?:floor|upstairs|downstairs|levels?|stor(?:y|ies))\b/.test(plainSentence);
  if (/\bhow (?:much|many|wide|big|high|tall|deep|large|far|fast)\b|\b(?:cuant[oa]s?|que tan)\b/.test(text))
    return /\d|\b(?:half|quarter|third)\b/.test(plainTextWithDigits(sentence));
  return true;
}

/** Whether a text asks for a time: "how old is the roof", "when was the furnace replaced" @param text plain text */
export function asksWhen(text: string): boolean {
  return /\b(?:when|what year|how (?:old|long ago|recent\w*)|how long|cuando|que ano|que tan viej[oa])\b/.test(
    text,
  );
}

/** Whether a text asks why something ranks first: "why that one?", "what makes it so pricey" @param text plain text */
export function asksWhy(text: string): boolean {
  return /^(?:(?:and|so|but|ok|y|pero) )*(?:(?:why|how come)(?: (?:that|this|it|is|the|would|did|not|so|you|pick|say|choose|1|one|home|house|expensive|pricey|cheap|nicest|best))*|what makes (?:it|that|this)(?: \w+){1,4}|por que (?:es[ae]|est[ae]|la|el)(?: \w+)?)$/.test(
    text,
  );
}

/** Whether a text asks if a home has something, not what is usual: "is parking included?" @param text plain text */
export function asksWhetherHomeHas(text: string): boolean {
  return /^(?:(?:and|so|ok|but) )*(?:is|are|was|were|does|did|has|what about|how about)\b(?!.*\b(?:common|usual|normal|need|worth|should|allowed)\b)/.test(
    text,
  );
}

/** Whether a text ends with a superlative without a noun: "which has the biggest?" @param text plain text */
export function asksSuperlativeAlone(text: string): boolean {
  return /\b(?:biggest|largest|smallest)(?: (?:1|one))?$/.test(text);
}

/** Whether a text asks how to do something on this site: "how do I compare two houses", "can I save that" @param text plain text */
export function asksHowTo(text: string): boolean {
  return /\b(?:how (?:do|can|would|should) (?:i|we|you)|(?:can|could|may) (?:i|we) (?:save|print|share|send|bookmark|keep)|is there a way)\b/.test(
    text,
  );
}

/** Whether a plain text asks which homes hold an open house, or whether one does: "any open houses sunday?" */
export function asksForOpenHouses(text: string): boolean {
  return OPEN_HOUSES.some((pattern) => pattern.test(text));
}

const OPENING = '^(?:(?:and|so|ok|hi|hello|hey|hola|y) )*';
const OPEN_HOUSE = '(?:open houses?|casas? abiertas?)';
const WHERE_OR_WHEN =
  '(?: (?:are|is|do you have|coming up|today|tomorrow|tonight|this|that|next|on|in|at|for|of|the|near|around|it|home|house|one|saturday|sunday|weekend|week|morning|afternoon|_\\w*|hoy|manana|este|esta|esa|el|la|en|de|del|para|casa|fin|semana|sabado|domingo))*$';
const OPEN_HOUSES = [
  new RegExp(
    `${OPENING}(?:(?:(?:are|is) there|do you have|you have|you got|got|hay|tienen) )?(?:(?:any|an|the|its|your|upcoming|next|list of|show me|what|which|when (?:is|are)|what time (?:is|are)|algun|una|que|cuando (?:es|son)|a que hora (?:es|son)|el|la|los|su) )*${OPEN_HOUSE}${WHERE_OR_WHEN}`,
  ),
  new RegExp(
    `${OPENING}(?:does|will|is|tiene|tendra) (?:_home|(?:the|that|this|esa|esta|la) (?:home|house|one|casa)|it|this|that)(?: (?:have|having|hold|holding|tiene))?(?: (?:an|any|algun|una))? ${OPEN_HOUSE}${WHERE_OR_WHEN}`,
  ),
  new RegExp(
    `${OPENING}(?:(?:_home|(?:esa|esta|la) casa) )?(?:tiene|tendra) (?:(?:algun|una|un) )?${OPEN_HOUSE}${WHERE_OR_WHEN}`,
  ),
  /\b(?:which|what|any) (?:homes?|houses?|listings?|condos?|ones?) (?:have|has|with|are having|is having) (?:an )?open house/,
];

/** Whether a text asks which of several has something: "which has a garage", "the one with two spaces" @param text plain text */
export function asksWhichHas(text: string): boolean {
  return /^(?:(?:and|so|ok|but|no|y) )*(?:which|cual(?:es)?|(?:does|do|did) any|alguna|(?:the|that) (?:1|one|home|house|condo|place) (?:with|that has)|(?:la|el|una) (?:que tiene|con))\b/.test(
    text,
  );
}

/** Whether a text asks of a home whether it has something: "the cheaper one, does it have a dock" @param text plain text */
export function asksOfOne(text: string): boolean {
  return OF_ONE.test(text);
}

const OF_ONE =
  /\bdoes (?:the|that|this) (?:\w+ ){1,2}(?:1|home|house|condo|place)\b|\b(?:\w+e(?:r|st)|(?:most|least|more|less|mas|menos) \w+)\b.*\b(?:does (?:it|that)|is there|tiene|hay)\b/;

/** Whether a text asks only what is near the home under discussion: "what's near it" @param text plain text */
export function asksAboutSurroundings(text: string): boolean {
  return /^(?:(?:and|so|ok|y) )*(?:whats?(?: is| s| else is)?|que (?:hay|tiene|queda)) (?:near|nearby|around|close to|close by|next to|cerca|alrededor)(?: (?:it|there|here|that|this|de|_home|(?:the|that|this|la|esa) (?:1|one|house|home|condo|place|casa)))*$/.test(
    text,
  );
}

/** Whether a text asks only what an area is like, not who lives there: "how's the area", "como es el barrio" @param text plain text */
export function asksWhatAreaIsLike(text: string): boolean {
  return AREA_OVERVIEW.test(text);
}

const AREA_OVERVIEW =
  /^(?:(?:and|so|ok|no|y|pero|digo|i mean) )*(?:(?:hows?|how (?:is|are|s)|whats?|what (?:is|are|s)|tell me about|describe) (?:the|that|this|its) (?:areas?|neighborhoods?)|como (?:es|son|esta) (?:la|el|las|los|es[ae]|est[ae]) (?:zonas?|barrios?|vecindarios?|areas?))(?: (?:like|there|around|near|it|of|in|for|each|both|the|that|this|de|del|la|el|cada|una?|ahi|alli|1|one|house|home|condo|place|casa|_home|_))*$/;
