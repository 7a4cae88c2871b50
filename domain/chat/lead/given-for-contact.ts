import { plainText } from '../text/plain-text.ts';
import { firstContactDetail, withoutContactDetails } from './contact-details.ts';
import { requestsChannel } from './mentioned-channels.ts';
import { phrasePattern } from './phrase-pattern.ts';
import { statedWish, textStatingWish } from './stated-wishes.ts';

/** Whether an address or number is given to be contacted by: not somebody else's, and not one the message asks about or wants erased. */
export function isGivenForContact(raw: string): boolean {
  const { text, reach } = firstContactDetail(raw);
  const index = text.indexOf(reach);
  const [before = ''] = /[^.?!\n]*$/.exec(text.slice(0, index)) ?? [];
  const [after = ''] = /^[^.?!\n]*/.exec(text.slice(index + reach.length)) ?? [];
  if (OF_OTHERS.test(before)) return false;
  if (requestsChannel(raw) || statedWish(textStatingWish(raw) ?? '') !== null) return true;
  return (
    !ASKS_ABOUT_IT.test(plainText(`${before} ${after}`)) &&
    !ERASES.test(plainText(withoutContactDetails(raw)))
  );
}

/** Text before an address or number of somebody else: "an email from", "my landlord Kim Park at", "can I call 311 or". */
const OF_OTHERS =
  /\b(?:from|desde)[\s:(]*$|(?<!\b(?:call|text|email|contact|reach|ring|llam\w+ al?|escrib\w+ al?) )\b(?:my|our|the|your|his|her|their|an?|mi|el|la|su|un|una) (?:\w+ )?(?:landlord|agent|realtor|broker|seller|buyer|owner|lender|tenant|neighbor|attorney|lawyer|inspector|contractor|due[nñ]o|casero|agente|vendedora?|abogad[oa]|vecin[oa]|inquilin[oa])(?:['’]s)?(?: (?!and\b|but\b)[\p{L}'’.-]+){0,4}[\s:(]*$|\b(?:can|may|could|should|do|puedo|podemos|debo|debemos) (?:(?:i|we) )?(?:call|text|e-?mail|contact|write|llamar|escribir)\b[^,]*$/iu;

/** A clause that is nothing but a question about the address or number in it: "whose number is that", "did they call you". */
const ASKS_ABOUT_IT =
  /^(?:(?:who|whose|is|was|did|does|look up|search for|de quien|quien|es|era)(?: \S+){0,4}|what (?:do|does|did|is|has|que).* about)$/;

const ERASES = phrasePattern([
  '(delete|erase|remove|unsubscribe|forget|borr*|elimin*) .. (data|number|email|address|information|info|list|record|records|me|datos|numero|correo|lista)',
  'off (your|the) (list|records)',
]);
