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
  if (NOT_THERE.test(before)) return false;
  if (requestsChannel(raw)) return true;
  if (OF_OTHERS.test(before)) return false;
  if (statedWish(textStatingWish(raw) ?? '') !== null) return true;
  return (
    !ASKS_ABOUT_IT.test(plainText(`${before} ${after}`)) &&
    !ERASES.test(plainText(withoutContactDetails(raw)))
  );
}

/** Whether an address or number is given beside the visitor's own: "also my sister Patricia, 704-555-0152, if I don't answer". */
export function isGivenBeside(raw: string): boolean {
  return withoutContactDetails(raw) !== raw && BESIDE.test(raw) && !INSTEAD.test(raw);
}

const RELATION =
  'husband|wife|partner|spouse|mom|mother|dad|father|sister|brother|son|daughter|aunt|uncle|grandson|granddaughter|roommate|assistant|espos[oa]|marido|mam[aá]|pap[aá]|madre|padre|herman[oa]|hij[oa]|novi[oa]';
const BESIDE = new RegExp(
  String.raw`\b(?:also|too|as well|backup|(?:second|other) (?:number|phone|cell|email)|if (?:i|we|she|he|they) (?:do(?:es)?(?: not|n['’]?t)|can['’]?t|cannot) (?:answer|pick up|respond)|(?:she|he)['’]?s (?=\+?\(?\d{3})|(?:her|his) (?:number|cell|phone|email)|tambi[eé]n|adem[aá]s|por si|(?:my|our|mi|nuestr[oa]) (?:${RELATION})(?:['’]s)?)\b`,
  'i',
);
const INSTEAD = /\b(?:instead|rather|not me|not mine|only|en vez|en lugar)\b/i;

const SOMETHING_SENT =
  'e-?mails?|messages?|letters?|instructions|came|an? (?:call|text)|calls|texts|called (?:me|us)|correos?|mensajes?|llamadas?';
const WHOSE = '[Mm]y|[Oo]ur|[Tt]he|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Mm]i|[Ee]l|[Ll]a|[Ss]u';
const PERSON =
  'landlord|agent|realtor|broker|seller|buyer|owner|lender|tenant|neighbor|attorney|lawyer|inspector|contractor|due[nñ]o|casero|agente|vendedora?|abogad[oa]|vecin[oa]|inquilin[oa]';
const NAME = String.raw`\p{Lu}[\p{L}'’-]+`;

/**
 * Text before an address or number that it says is somebody else's: "an email from", "My landlord Kim Park at", "the seller's
 * email is", "can I call 311 or". A person merely named before it is not enough: "I need an agent" gives the writer's own.
 */
const OF_OTHERS = new RegExp(
  [
    String.raw`\b(?:${SOMETHING_SENT})\b.* (?:from|desde|de)`,
    String.raw`(?<!\b(?:am|are|soy|somos|[’']m|[’']re) )\b(?:${WHOSE}) (?:\w+ )?(?:${PERSON})(?:['’]s (?:\w+ ){1,2}(?:is|es)| (?:is|es)(?: ${NAME})*(?: at| en)?|(?: ${NAME})+(?: at| en)?| at)`,
    String.raw`\b[Cc]an (?:i|I|we) call\b[^,]*`,
  ]
    .map((pattern) => String.raw`${pattern}[\s:(]*$`)
    .join('|'),
  'u',
);

/** Text before an address or number that is not to be used, or not alone: "don't call me at", "cc". */
const NOT_THERE =
  /\bcc\s*:?\s*$|\b(?:not|don['’]?t|never|no(?: me)?) (?:call|text|e-?mail|contact|write|llam\w+|escrib\w+)(?: me)?(?: (?:at|on|al|a|en))?[\s:(]*$/iu;

/** A clause that is nothing but a question about the address or number in it: "whose number is that", "did they call you". */
const ASKS_ABOUT_IT =
  /^(?:(?:who|whose|is|was|did|does|look up|search for|de quien|quien|es|era)(?: \S+){0,4}|what (?:do|does|did|is|has|que).* about)$/;

const ERASES = phrasePattern([
  '(delete|erase|remove|unsubscribe|forget|borr*|elimin*) .. (data|number|email|address|information|info|list|record|records|me|datos|numero|correo|lista)',
  'off (your|the) (list|records)',
]);
