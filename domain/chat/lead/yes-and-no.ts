import { plainText } from '../text/plain-text.ts';
import { phrasePattern, phraseSequencePattern } from './phrase-pattern.ts';

/** Agree to an offer or to sending a request; AGENT is replaced by the agent's name. */
export const agreementPhrases = [
  '((that|it|this|everything|all)( all)? (is|looks|sounds) |all |looks |sounds )(right|correct|good|fine|great|perfect|ok|okay|set)( to me)?',
  'yes|yeah|yea|yep|yup|y|sure( thing)?|ok|okay|okey|alright|all right|absolutely|definitely|certainly|of course|by all means|please',
  'correct|right|perfect|great|good|fine|that works|works for me|why not|agreed|confirm(ed)?|i (do|would|confirm|agree|consent)(?! not)',
  '(no|ningun|ninguna|sin|i (have|see) no|no tengo) (objection|objecion|inconveniente)(e?s)?( (to|from) (it|that|this|me))?',
  '(let us )?(do (it|so|that|this)|go (ahead|for it))|let us go|please do',
  '((you (can|may)|let us) )?(send|submit|forward)( (it|this|that|them|everything|all|(the|my) (request|message|details|info|information)))*( (on|over|off|away|along|in|today|asap|immediately|right (away|now)|as soon as (possible|you can)))*( to (her|him|them|you|AGENT|(the|your) (team|agent)))?',
  'si|sip|claro( que si)?|por supuesto|por favor|de acuerdo|adelante|vale|bueno|esta bien|todo (bien|correcto)|correcto|perfecto|dale|hagalo|hazlo|acepto|confirm(o|ado|ar)',
  '(que (se )?(lo|la) |((se )?(lo|la) )?(puede|pueden) )?(envi|mand)(ar|en|e|a)(se)?(lo|la)?( (todo|al (equipo|agente)|a AGENT|cuando (pueda|puedan|quiera|quieran)))*',
];

/** Refuse to send. */
export const refusalPhrases = [
  '(not|no longer) (interested|comfortable)( (anymore|any more|in (it|this|that)))*|no (way|need)|skip( it)?|pass',
  '(i )?(do|will|would|am) not (want|wish|like|going|agree|consent)( to)?( (it|this|that|anything|share|continue|go on))*( (anymore|any more))?',
  '(i )?(would )?(rather|prefer) not|i am (all )?(good|fine|set|done)( for now)?',
  'gracias|no quiero( nada)?|prefiero no|no (estoy )?interesad[oa]|no me interesa|lo siento|perdon|mejor no|ya no',
  // last, because longer alternatives begin with these
  'no|nope|nah|never ?mind|sorry|thanks|thank you|(so|very) much|please|por favor|ok|okay|actually',
];

/** Whether a plain text accepts an offer. */
export function saysYes(plain: string): boolean {
  return YES.test(plain);
}

/** Whether a plain text is a clear yes on its own, so that it may accept an offer after an unrelated question. */
export function isStandaloneYes(plain: string): boolean {
  return STANDALONE_YES.test(plain);
}

/** Whether a plain text says no, even if more follows. */
export function saysNo(plain: string): boolean {
  return NO.test(plain);
}

/** Whether a plain text only says no; if more follows, it may request a change. */
export function isOnlyNo(plain: string): boolean {
  return plain.replace(REFUSAL, '') === '';
}

/** Whether a plain text cancels the whole request. */
export function cancels(plain: string): boolean {
  return CANCEL.test(plain);
}

/** Whether a plain text only asks for time to think or to consult somebody. */
export function asksForTime(plain: string): boolean {
  return plain.replace(TIME_FILLER_SEQUENCE, '') !== '' && plain.replace(ASKS_FOR_TIME, '') === '';
}

/** The rest of a message after a no, as in "no thanks, just tell me the hours" or "forget it, homes in NoDa"; '' if there is none. */
export function textAfterNo(message: string): string {
  const [, rest = ''] = TEXT_AFTER_NO.exec(message) ?? [];
  return cancels(plainText(rest)) ? '' : rest;
}

const TEXT_AFTER_NO =
  /^\W*(?:no|nope|nah|(?:just )?forget (?:it|that|about it)|never ?mind|nvm|olv[ií]d[ae]lo|d[eé]j[ae]lo)\b(?:\W+(?:thanks|thank you|gracias|wait|actually|but|just|sorry|espera|pero|mejor|solo))*\W+((?:\S+\s+){2,}\S+)\W*$/iu;

const YES = phrasePattern([
  // "all good" and "all set" may also decline an offer, and "send me …" requests something else
  `^(?!all (good|set|fine)|send|submit|forward|envi|mand)(${agreementPhrases.join('|')})( .. (please|do|thanks|thank you|go ahead|that|good|me|it|sure|correct|send|details|por favor|favor|claro|gracias|adelante))?$`,
  '^(yes|yeah|sure|yep)\\b.*',
  '^(ok|okay) (?!(.* )?(what|how|which|who|where|when|why|is|are|do|does|did|would|will|can|could|should|am|if|show|tell|something|anything|any|more|less|cheaper|smaller|bigger|under|bye|goodbye)\\b|(and|but|so) (?!(yes|please|thanks))).*',
  '^si .*',
]);

const STANDALONE_YES = phrasePattern([
  '^(ok(ay)? |and |so |then )?(yes|yeah|yep|yup|sure|please do|yes please|go ahead|absolutely|definitely|of course|do it|let us do (it|that))( (please|thanks|go ahead|do|do it|do that|that|then|sure|let us do (it|that)|i would|set it up|book it|ask (them|him|her)|take it))*$',
  '^(ok(ay)? |and |so |then |yes |yeah |great |please |let us )*(set (it|that|this one|that one) up|(book|schedule|arrange) (it|that|this one|that one))( (for|on|at) (me|us|today|tonight|tomorrow|this|next|\\w+day|the weekend|weekend|noon|\\d{1,2})( .*)?)?( (please|then|thanks))*$',
  '^(ok(ay)? |cool |great |and |so |then )*how (do|can|should|would) (i|we) (set|book|schedule|arrange) (it|that|one|this)( up)?$',
  '^(si|claro|adelante|por supuesto)( (por favor|claro|gracias|adelante|hagalo))*$',
]);

const NO = phrasePattern([
  '^(?!no (i (want|need) |not (a |an |the )?(bot|robot|machine|ai|computer|chatbot)\\b)|no (sorry |wait |actually |not )*(i |it )?(meant|mean|the|that one)\\b|no (a |an |una )?(real |actual |live )?(person|human|human being|persona)\\b|no (problem|worries|objections?)\\b)(no|nope|nah|no thanks|no thank you|not now|not today|maybe later|later|not yet|no way|never mind|nevermind|not interested|i am good|im good|i would rather not|rather not|prefer not|skip|pass|no need)( .*)?$',
  '^(?!(and |but |so |ok )*(if|what|why|how|when) ).*(do not|dont|will not|wont|not going to|rather not|prefer not|not comfortable) .. (give|share|want|have|like|need|leave|provide|use)',
  'just (looking|browsing|curious)',
  'changed my mind|cambie de (opinion|idea)',
  '^not (telling|saying|giving|sharing)',
  '^(mejor no|ya no quiero)$',
  '^(no gracias|ahor(it)?a no|no por ahora|despues|luego|no quiero|prefiero no|todavia no)( .*)?$',
]);

const REFUSAL = phraseSequencePattern(refusalPhrases);

const CANCEL = phrasePattern([
  '^((actually|ok|okay|good|fine|oh|hmm|no|wait|sorry|please|can you|could you|let us|i want to|i would like to|you know what|on second thoughts?) )*(cancel|stop(?!.* (mistake|typo|wrong|incorrect|error|equivo\\w+)\\b)|(forget( about)?|scratch) (it|that|this|everything|all of (it|that|this))|(delete|erase|discard) (everything|it all|all of it)|never mind|nevermind|quit|abort|start over|cancelar|cancela|(borr|elimin)\\w+ todo|olvidelo|olvidalo|olvid(e|a) (eso|esto|todo)|dejalo|dejelo|ya no)( .*)?$',
  '^((actually|ok|okay|oh|no|wait|sorry|well) )*i (have |just )?changed my mind( (please|thanks|thank you|sorry|about (this|it|that|everything|all of it)))*$',
  '(?<!\\b(?:not|never) )(remove|delete|erase|take (off|out|down|away|back)|forget|drop|scrap) (my|our|the|that) (\\w+ )?(number|phone|cell|email|address|name|details|info|information|data)',
  '(borr|quit|elimin|olvid)\\w+ (mi|mis|el|ese|los|la) (\\w+ )?(numero|telefono|correo|nombre|datos|informacion)',
  '^((actually|ok|okay|oh|well|hmm) )*(you know what|on second thoughts?) (no|nope|no thanks)$',
  '^((no|perdon|lo siento|mejor|ya) )*cambie de (opinion|idea)( (gracias|perdon|lo siento))*$',
  '^(?!(?:and |but |so )*(?:why|who|when|what|how|does|did|is) ).*\\b(not|never)( (want|wish|like|need|going|ready|you|him|her|them|to|please|yet|just|really|actually))* (send|submit)(?! (it |this |that )?(yet|until|till|before|first|anything (yet|until|till|before))\\b)',
  '^(please |no |por favor )*((do not|never) (contact|bother)( me| us)?|no (me|nos) (contact\\w+|molest\\w+))( .*)?$',
  'no (se )?(lo |la )?(envi|mand)\\w+',
]);

/** Fillers next to a request for time. */
const TIME_FILLERS = [
  'ok|okay|oh|hm+|um+|uh|well|no|sorry|mejor|please|thanks|thank you|actually|and|but|so|then|just|first|for now|perdon|por favor|gracias|pero|primero|y',
];
const I_WILL =
  '(please )?(let (me|us)|(i|we) (will|should|must|better|had better|would (like to|prefer to|rather)|(still |really |do |have |have got |had )?(want|need|have|got|ought) to)|(got|need|have) to)( (also|first|just|really))*';
const TIME_FILLER_SEQUENCE = phraseSequencePattern(TIME_FILLERS);
const ASKS_FOR_TIME = phraseSequencePattern([
  'hold (on|up|off)|hang on|brb|be right back|wait( up| up on (it|that|this))?|stand by',
  '((please|give me|i need|just|wait|for) )*(a|an|1|one|another) (quick |more |little )?(sec|second|minute|min|moment|bit)s?',
  '((please|give me|i need|we need|just) )+(a|an|1|one|some|a few|another|more) (more |little )?(time|while|minute|hour|day)s?',
  `${I_WILL} (talk|speak|check|ask|discuss|consult|confirm|run|go|clear)( (it|this|that|things))?( (over|to|with|by|past))*( (it|this|that))?( with)? ((my|our) \\w+|the (wife|husband|hubby|family))( (and|or) (my|our) \\w+)?( (about|on) (it|this|that))?( (before (i|we) (send|do|agree|decide|commit)( (it|this|that|anything))?|tonight|today|tomorrow))?`,
  `${I_WILL} (think|sleep|be sure|decide|check|wait|discuss (it|this|that)|talk (it|this|that) over)( (about|on|over|through|it|this|that|things|a bit|a little|more|some more|again))*`,
  '((i|we) (am|are) )?not (quite |really |so |that )*(ready|sure|decided)( (yet|about (it|this|that)))*',
  '(todavia|aun) no (lo|la) (envi|mand)\\w+|no (lo|la) (envi|mand)\\w+ (todavia|aun)',
  'do not (send|submit)( (it|this|that|anything))? (just )?(yet|(until|before|till) (i|we) (say so|talk\\w*|agree|decide|know|hear))',
  '(my|our) \\w+ (has|have|needs?|wants?) to (agree|see|look|read|decide|approve|know)( (at|over|on|about|it|this|that))*',
  '(i|we) (will|can) (get back to you|come back( to (it|this|that))?|let you know|be back)( (on|about) (it|this|that))?( (later|soon|tomorrow|tonight))?',
  '(esper|aguard)(e|a|en|eme|ame)|(un|otro|deme un|dame un) (momento|momentito|segundo|minuto|rato|ratito|dia)',
  '(dejeme|deje que|dejenme|dejame|(lo |la )?(tengo|quiero|necesito|debo|quisiera|voy|vamos|tenemos|queremos)( que| a)?) ((pens|consult|revis)\\w+|(habl|pregunt|coment|platic)\\w+(?= (con|a) (mi|mis|nuestr)))( (bien|mejor|con calma))?( (con|a) (mi|mis|nuestr[oa]s?) \\w+)?( (antes|manana|hoy))?',
  ...TIME_FILLERS,
]);
