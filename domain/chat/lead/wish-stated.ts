import { plainText } from '../text/plain-text.ts';

/**
 * Whether a message with the words of a wish wants none of it: it asks about a rule, "why do I sign before a tour?", about a tour by
 * video, or says no: "don't call me", "move my tour".
 */
export function wantsNone(plain: string): boolean {
  return NO_WISH.test(plain);
}

const NO_WISH =
  /\b(?:walk|show|see|tour|view)\b.*\b(?:on|by|over|via) (?:a )?(?:live )?(?:video|facetime|zoom)\b|^(why|how much notice|(?:is|are|do|does|will|how (?:long|much|many)(?: \w+)?|what (?:happens|is)|cuanto \w+)(?: (?:in|on|is|are|do|does|a|an|the|your|home|house|private|virtual|open|una|la|las))* (?:tours?|showings?|viewings?|valuations?|walk ?throughs?|visitas?)\b(?! (?:available|possible|open|on|this|at|tomorrow|today)\b)|what (?:do|should) i do (?:on |the )*(?:day|during|before)|(?:is there|do you charge) an? (?:fee|cost|charge)|who (orders|pays|arranges|does|is)|what (is|are|happens)(?! (my|our|mine)\b)|do i (have|need) to|must i|por que|tengo que|how (do|should|can) (i|we) (prepare|get ready))\b|\b(not|never|stop|no me) (call|text|email|contact|llam|escrib)|\b(sign|signing|firmar) .*\b(before|antes)\b|\b(?:they|he|she|parents|kids|children|friends?|family) (?:come|join)\b.*\b(?:showings?|tours?|visits?)\b|\b(?:someone|somebody|person|agent|alguien) .*\b(?:spanish|espanol)\b|\bwithout (an? |my |signing )*(agent|agreement|realtor|broker|contract)\b|\b(not|no) (want|need|quiero|deseo|necesito)\b|\b(cancel|move|change|reschedule|postpone|cancelar|cambiar|mover) (my|our|the|mi|la) /;

/** Whether a message says no to a wish and states no other: "I don't want to talk to an agent". */
export function deniesWish(raw: string): boolean {
  return DENIES_WISH.test(plainText(raw));
}

const DENIES_WISH =
  /^(?!(?:why|how|when|what|if|por que|como|si) ).*\b(?:(?:not|no) (?:want|need|like|wish|quiero|deseo|necesito|quisiera)|(?:rather|prefer|prefiero|prefer to|preferiria) (?:not|no))(?: (?:to|you|an?|any|the|your|be|have|get|anyone|someone|que|me|nos|una?|el|la|con|nadie))* (?:talk|speak|chat|meet|call\w*|contact\w*|text\w*|tours?|showings?|valuations?|agents?|person|human|hablar|llam\w+|visitas?|citas?|agentes?|persona|valuacion|avaluo)(?: (?:to|with|from|by|me|us|an?|any|the|your|real|estate|agents?|anyone|anybody|someone|people|person|human|realtors?|team|yet|now|right|today|please|thanks|thank|you|at|all|anymore|again|con|una?|el|la|agente|alguien|nadie|persona|por|favor|ahora|todavia|gracias))*$|\b(?:not|never|no me|no nos) (?:contact|call|text|email|bother|llam|escrib|molest)\w*(?: (?:me|us))?(?: (?:please|por favor|again|ever))*$/;

/** A message without what it says it is not about: "not interested in selling". */
export function withoutUnwanted(raw: string): string {
  return raw.replace(UNWANTED, ' ');
}

const UNWANTED =
  /\b(?:not|never|no longer|don['’]?t|no)(?: (?:really|currently|now|yet|even|just|me|nos))* (?=(?:interested|interesad|looking|want|trying|planning|going|need|ready|in the market|here|sell|list|buy|purchas|quiero|quisiera|busc|necesito|pienso|estoy|voy|vamos|queremos|interesa|vend|compr))[^,.;:!?\n]*?(?=[,.;:!?\n]|\b(?:but|pero|sino)\b|$)/gi;

/** Whether a message tells what the other side of a sale should not know: a budget, a motive, a hurry. */
export function confides(plain: string): boolean {
  return CONFIDES.test(plain);
}

const CONFIDES =
  /\b(?:(?:my|our) (?:budget|max(?:imum)?|limit|top price|bottom line)|(?:i|we) (?:can|could|would) (?:only )?(?:spend|afford|pay|go)(?: up)? to|(?:need|have|must) (?:to )?(?:move|sell|buy|be out) (?:fast|quick\w*|soon|now|by|before|asap|in a hurry)|divorc\w+|lost (?:my|our|his|her) job|behind on (?:my|our|the) (?:payments?|mortgage)|(?:mi|nuestro) (?:presupuesto|maximo)|(?:tengo|tenemos) que (?:vender|mudar\w*) (?:pronto|ya|rapido))\b/;

/** What a message says after a no: "no thanks, just tell me the hours"; '' when it is no more than a no. */
export function afterNo(message: string): string {
  return REST_OF_NO.exec(message)?.[1] ?? '';
}

const REST_OF_NO =
  /^\W*(?:no|nope|nah)\b(?:\W+(?:thanks|thank you|gracias|wait|actually|but|just|sorry|espera|pero|mejor|solo))*\W+((?:\S+\s+){2,}\S+)\W*$/iu;
