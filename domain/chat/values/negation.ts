/**
 * Returns the text before a negation of what follows: "no", "do not show me any", "anything but", "not looking for homes that
 * cost". The same words negate places, property types, features and limits. null if nothing is negated.
 */
export function textBeforeNegation(before: string): string | null {
  const near = before.slice(-MAX_LENGTH).trimEnd();
  const found = NEGATION.exec(near);
  return found && near.slice(0, found.index).trim();
}

/** Whether the text before a phrase negates it. */
export function isNegated(before: string): boolean {
  return textBeforeNegation(before) !== null;
}

/** Whether what follows a phrase rules it out: "stairs are out", "the lake, no way", "las de 2 baños no". */
export function isRuledOutAfter(after: string): boolean {
  return RULES_OUT.test(after.slice(0, MAX_LENGTH));
}

/** Whether a plain text has a word that may exclude something, wherever it stands: "minus the ones with a pool". */
export function mayExclude(text: string): boolean {
  return EXCLUDES.test(text);
}

/** In characters: a negation further away applies to something else. */
const MAX_LENGTH = 100;

/** Excludes the questions "why not", "are there no" and "is there nothing", the answer in "no, which has", and "al menos". */
const NO = [
  '(?<!\\b(?:why|porque|por que|do you) )(?:not|ni)',
  '(?<!\\b(?:why|is there|are there|there are) )no(?! (?:which|what|the|cual)\\b)',
  '(?<!\\bthere |\\bis there |\\bthere is )nothing',
  'never|without|except(?: for)?|excluding|exclude|skip|besides|avoid(?:ing)?|refuse|forget|rule out|leave out|nix|hate',
  '(?:drop|remove|lose|scratch|ditch|nix|dump|kill|strike|toss|eliminate|cut|pull|(?:cross|take|knock|leave|rule) (?:out|off)|get rid of|quit[ae]|sac[ae]|descart[ae]|elimin[ae]|borr[ae]|fuera)(?= (?:the|any|anything|everything|whatever|all|those|el|la|los|las|todo|cualquier)\\b)',
  '(?:anywhere|anything|everywhere|everything|all) but|(?:other|rather) than|instead of',
  '(?:done|through|over) with|(?:tired|sick|scared|afraid) of|fed up with|can not stand|(?:hart|cansad)[oa]s? de|odi[oa]|no soport\\w+',
  'sin|excepto|aparte de|en vez de|(?<!\\b(?:al|por lo|a lo|mas o) )menos|(?<!\\bhay )nada(?: de)?',
  '(?:can ?not|no puede) (?:do|climb|manage|handle|use|take|con|subir)',
].join('|');

/** Verbs of wanting, showing and paying, with the function words around them. */
const VERBS =
  'wants?|wanted|wanting|needs?|like|looking|look|search|searching|interested|willing|able|trying|going|go|goes|planning|have|has|having|spend|spending|pay|paying|afford|show|send|list|give|include|consider|care|to (?:see|buy)|be|being|is|are|me|us|it|that|which|to|in|at|for|about|on|any|an?|the|with|much' +
  '|quiero|queremos|busco|buscamos|buscando|necesit(?:o|amos)|nos|muestr\\w+|ensen\\w+|mand\\w+|gust\\w+|interes\\w+|gastar|pagar|ten(?:ga|gan|er)|tiene|que|sean?|est[ae]n?|es|un|una|el|la|los|las';

/** General nouns for what is searched for. */
const NOUNS =
  'anything|something|ones?|1|homes?|houses?|places?|listings?|propert(?:y|ies)|casas?|propiedad(?:es)?|algo|nada';

/** Words that link these nouns to a place, feature or limit. */
const LINKS =
  'in|at|near|around|on|for|an?|the|that|which|is|are|costs?|costing|priced|built|with|en|con|de|del|por|cerca|el|la|una?|que|cuest[ae]n?|valgan?';

/** Not "is out of my budget" or "no problem". */
const RULES_OUT =
  /^ (?:(?:is|are|can|has to|have to|es|son|esta|estan) (?:definitely |just |a (?:hard )?)?(?:out(?! of)|no(?: go)?(?= |$)|go(?= |$)|off the (?:table|list)|fuera)|out(?! of)(?= |$)|no way|no(?: (?:thanks|thank you|gracias|por favor|me gustan?|quiero|queremos)\b|$)|fuera$|(?:is |are )?gone$|(?:las? )?quital[aoe]s?\b)/;

const EXCLUDES = new RegExp(
  `(?<!\\w)(?:${NO}|away|far|fewer|free|less|lacks?|minus|lejos|libre|quit\\w+)(?!\\w)`,
);

const NEGATION = new RegExp(`(?<!\\w)(?:${NO})(?: (?:${VERBS}))*(?: (?:${NOUNS}))?(?: (?:${LINKS}))*$`);
