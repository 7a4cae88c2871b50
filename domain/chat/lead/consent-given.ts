/** Whether a plain text agrees that a request goes out: no question about it, no condition, and nothing else that is to be sent. */
export function agreesToSend(plain: string): boolean {
  const { said, rest } = parts(plain);
  return agreesOnly(plain) || (OPENS_WITH_YES.test(said) && rest !== said && !hasReservation(rest));
}

/** Whether it tells nothing besides, except how to be reached. */
export function agreesOnly(plain: string): boolean {
  const { said, rest } = parts(plain);
  return allowsCalls(plain) || (rest !== said && (rest === '' || isOfWay(rest)));
}

/** What is said after "please" and "ok so", and what of that is no agreement. */
function parts(plain: string): { said: string; rest: string } {
  const said = plain.replace(FILLERS, '');
  return { said, rest: said.replace(AGREEMENT, '') };
}

/** "Send it", and nothing else. */
export function saysSend(plain: string): boolean {
  return OF_SENDING.test(plain) && plain.replace(AGREEMENT, '') === '';
}

/** Whether a plain text agrees to marketing calls: in these words and no others, since the ledger will say so. */
export function allowsCalls(plain: string): boolean {
  return plain.replace(AGREEMENT, '') !== '' && plain.replace(WITH_CALLS, '') === '';
}

/** Whether a plain text asks something, or holds something back. */
export function hasReservation(plain: string): boolean {
  return RESERVES.test(plain) || ASKS.test(plain);
}

/** How to be reached holds nothing back, whatever it rules out: "but no calls please". */
function isOfWay(plain: string): boolean {
  return OF_WAY.test(plain) && plain.replace(WAY, '') === '';
}

/** These phrases, one after the other from the beginning of a text on. */
function phrases(...alternatives: string[]): RegExp {
  return new RegExp(`(?:${alternatives.join('|')})(?: |$)`, 'gy');
}

const YES = 'yes|yeah|yea|yep|yup|si|sip';
const AGREES = [
  '(?:(?:that|it|this|everything|all)(?: all)? (?:is|looks|sounds) |all |looks |sounds )(?:right|correct|good|fine|great|perfect|ok|okay|set)(?: to me)?',
  'sure(?: thing)?|ok|okay|okey|alright|all right|absolutely|definitely|certainly|of course|by all means|correct|right|perfect|great|good|fine',
  'that works|works for me|why not|do (?:it|so|that)|please do|go (?:ahead|for it)|i (?:do|would|confirm|agree|consent)|agreed|confirm(?:ed)?',
  '(?:you (?:can|may) |let us )?(?:send|submit|forward)(?: (?:it|this|that|them|everything|all|(?:the|my) (?:request|message|details|info|information)))*(?: (?:on|over|off|away|along|in|today))*(?: to (?:her|him|them|you|avery|(?:the|your) (?:team|agent)))?',
  'claro(?: que si)?|por supuesto|de acuerdo|adelante|vale|bueno|esta bien|todo (?:bien|correcto)|correcto|perfecto|dale|hagalo|hazlo|acepto|confirm(?:o|ado|ar)',
  '(?:(?:lo |la )?(?:puede|pueden) )?(?:envi|mand)(?:ar|e|en|a)(?:lo|la)?(?: (?:todo|al equipo))?',
  YES,
].join('|');
const FILLS =
  'please|kindly|thanks|thank you|thx|(?:so|very) much|a lot|now|then|so|and|just|y|ya|pues|entonces|ahora|por favor|(?:muchas )?gracias';
const CALLS = [
  '(?:you|they|(?:the|your) team|avery) (?:may|can) (?:also )?(?:call|text)(?: (?:and|or) (?:call|text))?(?: me)?(?: (?:too|also|as well|at this number))*',
  'i (?:agree|consent) to (?:(?:the |being |receive |get )*(?:calls?|texts?|called|texted)(?: (?:and|or) (?:calls?|texts?|texted|messages))?|both|everything|(?:that|it)(?= (?:too|also|as well)))(?: (?:too|also|as well))*',
  '(?:calls?|texts?)(?: and (?:calls?|texts?))? (?:is|are) (?:ok|okay|fine)(?: (?:too|also|as well))*',
  '(?:tambien )?(?:me pueden|pueden) llamar(?:me)?(?: [yo] (?:escribir|escribirme|enviarme mensajes))?(?: tambien)?',
  'acepto (?:tambien )?(?:las )?llamadas(?: y (?:los )?mensajes)?',
].join('|');

const FILLERS = phrases(FILLS);
const AGREEMENT = phrases(AGREES, FILLS);
const WITH_CALLS = phrases(CALLS, AGREES, FILLS);
const OPENS_WITH_YES = new RegExp(`^(?:${YES}) `);
const OF_SENDING = /\b(?:send|submit|forward|envi\w+|mand\w+)\b/;
const OF_WAY = /\b(?:call|text|email|llam\w+|escrib\w+|mensajes?|correo|telefono)/;
const WAY = phrases(
  'and|but|or|please|just|only|you|they|may|can|could|should|i|would|prefer|rather|do|not|no|never|without|skip|a|any|me|us|by|back|call|calls|calling|text|texts|texting|email|emails|phone(?= calls?)|tomorrow|today|tonight',
  'y|pero|solo|por|sin|llam\\w+|escrib\\w+|mensajes?|correo|telefono|puede|pueden|favor',
);

const RESERVES =
  /\b(?:not|never|no|nobody|but|wait|hold|first|until|unless|before|instead|if|later|only|except|without|skip|stop|change|wrong|actually|pero|nunca|sin|antes|primero|esper\w+|cambi\w+|todavia|aun)\b/;
const ASKS =
  /\b(?:what|which|who|whom|whose|where|when|why|how|(?:is|are|do|does|did|can|could|will|would|should|may) (?:i|you|we|they|he|she|it|there|the|this|that|my|your)|tell me|show|find|que|cual|cuales|quien|donde|cuando|como|cuant[oa]s?|digame|dime)\b/;
