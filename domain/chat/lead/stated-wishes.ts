import { plainText } from '../text/plain-text.ts';
import type { LeadWish } from './lead-talk.ts';
import { requestsChannel } from './mentioned-channels.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** The request that a plain text states on its own: "can I see it on Saturday?" */
export function statedWish(plain: string): LeadWish | null {
  return WISHES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** The subject a visitor wants to be contacted about. */
export function wishBySubject(raw: string): LeadWish | null {
  return subjectOf(plainText(withoutUnwanted(raw)));
}

function subjectOf(plain: string): LeadWish | null {
  const found = SUBJECTS.filter(([, pattern]) => pattern.test(plain)).map(([wish]) => wish);
  return found.includes('selling') && found.includes('buying') ? 'both' : (found[0] ?? null);
}

/** What a message requests other than a call or a reply. */
export function specificWish(raw: string): LeadWish | null {
  const wanted = withoutCanceled(plainText(withoutUnwanted(raw)));
  const stated = statedWish(wanted);
  return stated && stated !== 'contact' ? stated : subjectOf(wanted);
}

/**
 * The request that replaces a canceled one: "cancel the tour, I just want a call", "not a tour".
 * @param wish the request so far
 * @param isCorrection whether the message corrects it, so that it needs to name no other
 */
export function replacementWish(
  plain: string,
  wish: LeadWish | null,
  isCorrection: boolean,
): LeadWish | null {
  const rest = withoutCanceled(plain);
  if (rest === plain) return null;
  const named =
    statedWish(rest) ??
    wishBySubject(rest) ??
    NAMED_SUBJECTS.find(([, pattern]) => pattern.test(rest))?.[0] ??
    null;
  if (named !== null && named !== wish) return named;
  return named === null && isCorrection && wish !== null && CANCELABLE.has(wish) ? 'contact' : null;
}

/** Words for a request that corrects another: "it is a question". */
const NAMED_SUBJECTS: [LeadWish, RegExp][] = [
  ['question', /\b(?:question|pregunta)s?\b/],
  ['selling', /\b(?:sell|selling|vender)\b/],
];

/** "Not a tour" leaves nothing to be toured. */
function withoutCanceled(plain: string): string {
  return plain.replace(CANCELED_WISH, ' ').trim();
}

/** The requests that CANCELED_WISH names. */
const CANCELABLE: ReadonlySet<LeadWish> = new Set<LeadWish>(['tour', 'valuation', 'complaint']);

/**
 * A message as plain text, without what it rules out if it requests something else. Null if its words request nothing: it asks
 * about a rule, "why do I sign before a tour?", or a video tour, or changes an appointment, "move my tour".
 */
export function textStatingWish(raw: string): string | null {
  const plain = plainText(statesOtherWish(raw) ? withoutUnwanted(raw) : raw);
  return NO_WISH.test(plain) || (RULES_OUT_CHANNEL.test(plain) && !requestsChannel(raw)) ? null : plain;
}

/** Whether a message declines a request and states no other: "I don't want to talk to an agent". */
export function declinesWish(raw: string): boolean {
  return DECLINES_WISH.test(plainText(raw)) && !statesOtherWish(raw);
}

/** "I don't want a call, just email me" */
function statesOtherWish(raw: string): boolean {
  const rest = withoutUnwanted(raw);
  return rest !== raw && statedWish(plainText(rest)) !== null;
}

/** The message without what it rules out: "not interested in selling". */
function withoutUnwanted(raw: string): string {
  return raw.replace(UNWANTED, ' ');
}

function patterns(phrases: Partial<Record<LeadWish, string[]>>): [LeadWish, RegExp][] {
  return Object.entries(phrases).map(([wish, says]) => [wish as LeadWish, phrasePattern(says)]);
}

/** Requests for a person or an appointment; the first match wins. */
const WISHES = patterns({
  complaint: [
    '(want|wish|like|need|have|make|file|got) .. (complain|complaint)',
    'complain(ing|t)? (about|against) (you|your|avery|the (team|agent|office|service))',
    '(nobody|no one|noone|never|none of you|you( all)?|they|she|he|avery|team|agent|your office) .. (never |not |ever )(called|calls|call|answer|answered|answers|responded|replied|reply|returned|got back|gotten back|showed up|shows up)(?! (price|cost)).*',
    '(nobody|no one|noone) .. (called|calls|answers?|answered|responded|replied|replies|got back|gotten back|returned|showed up|shows up|came)',
    '(still )?(waiting|been waiting|waited) .. (for .. )?(call|callback|call back|reply|answer|response|someone|somebody)',
    '(your|the|that) (agent|people|guy|lady|team|photographer|assistant|sign|office|person) .. (was|is|were|are|has been|been|left|walked|hung up|ignored|lied|yelled|did not knock|still) .. (rude|late|unprofessional|awful|terrible|horrible|yard|garbage|on me|my|in my).*',
    '(rude|unprofessional|terrible|awful|horrible|worst|bad) (service|agent|team|experience|realtor)',
    '(quiero|quisiera|voy a) quejarme',
    '(poner|presentar|hacer|tengo) .. queja',
    'nadie .. (llamo|contesto|contesta|respondio|responde|llamado|contestado|respondido|llama|vino)',
    '(no|nunca) me (han |a )?(llamado|llamaron|contestado|contestaron|respondido|respondieron|devolvieron)',
  ],
  fault: [
    '(site|website|web site|page|web page|map|form|chat|photo|picture|video|link|button|app|download|guide|menu|slideshow|calculator)s? .. (do not|does not|did not|will not|would not|is not|are not|can not|could not|never|keep|keeps|kept|refuse to|refuses to) .. (load|loading|open|opening|work|working|crash|crashing|show|showing|showing up|submit|freezing|freeze|send|download|scroll|close|come up|update)(ing|s|ed)?',
    '(site|website|web site|page|web page|map|form|link|button|app|photo|picture)s? (is|are|seems|seem|looks|look|was|got) (broken|down|wrong|frozen|stuck|blank|dead|blurry|outdated|out of date)',
    '(broken|dead|wrong) (link|map|page|photo|picture|form|button|phone number)s?',
    '(typo|mistake|error|wrong (info|information|price|number|photo|picture|address)) (on|in) (your|the|this) .. (site|website|page|listing|map|form|guide|ad)',
    '(sitio|pagina|mapa|formulario|foto|boton|enlace)s? .. no .. (abre|abren|carga|cargan|funciona|funcionan|sirve|sirven|sale|salen|ve|ven)',
    'no (abre|carga|funciona|sirve) .. (sitio|pagina|mapa|formulario|foto|boton|enlace)s?',
  ],
  contact: [
    '(put|sign) (me|us) (down|up) for a (phone |video )?call( .*)?',
    '(call|phone|ring|text|email|contact) me( .. (back|please|tomorrow|today|later|monday|tuesday|wednesday|thursday|friday|now|asap|convenience|whenever))?( (at|on))?$',
    '(have|ask|get|tell|let) (avery|someone|somebody|an agent|the agent|the team) (to )?(call|contact|email|text|reach|get back|follow up).*',
    '(might|may|could|can|would|will) (someone|somebody|anyone|avery|you|they) (please |kindly )?(call|phone|telephone|ring|text) (me|us)',
    '(speak|talk|chat|connect|meet|consult|put)( me| us)? (to|with|through to|in touch with) (a |an |the |your |some )?(real |live |actual |human )?(person|people|human|someone|somebody|avery|agent|realtor|broker|representative|team|expert|specialist|professional)',
    '(call|text|phone|ring|reach) (me|us) (at|on) \\d*',
    '^(a |an )?(real|live|actual) (person|human|agent)( please)?$',
    '(human|person|agent|representative) please',
    '^(agent|human|representative|operator)$',
    '^(i )?(need|want|get me|give me|send me) (a |an |some )?(real |live )?(human|person|representative|operator)( please| now)?$',
    '^no (i (want|need) .. (person|human|agent)|not (a |an |the )?(bot|robot|machine|ai|computer|chatbot))',
    '(send|email|text|mail) (me|us|both of us|him|her|them) (the |more |some |all )?(the )?(details|info|information|photos|pictures)( (on|about|for|of) (it|that|this|them|both|the (house|home|condo|place|first|second|third|last)( one)?))?( please| too)?$',
    '(schedule|book|arrange|set up|want|like) (a |an )?(phone |video )?(call|meeting|consultation|appointment to talk)( .*)?',
    '(is there|there is) (someone|somebody|a person) .. (we|i) (can|could) .. (talk|speak|call)( to| with)?',
    'pass (it|that|this) on',
    'get in touch with me',
    '^(so |then |ok |please |can you |could you |just )*(tell|let) (avery|her|the agent|your agent|the team) (know )?(that|the|my|i|we|there|your) .*',
    '(put|get|add) (me|us) (down )?on ((the|a|your|that) )?.. list',
    '(have|got|leave|pass|send) .. (question|message|note) (for|to) (avery|the agent|the team|them|a person|someone|your team)',
    '(hablar|comunicar\\w*|reunir\\w*) con (una? |el |la |su |alguien|avery)*(persona|agente|alguien|avery|humano|asesor|corredor)?',
    'que (me )?(llame|llamen|contacte|contacten|escriba)',
    '(pueden|puede|podrian|podria) (llamar|contactar|escribir)(me)?',
  ],
  tour: [
    '^(tour|visit|showing|viewing) (of |for |at )?(it|this|that|\\d+|the (first|second|third|last|house|home|condo|one))',
    '(schedule|book|arrange|set up|plan|request|want|like) (a |an |the |to )?(home |house |private )?(tour|showing|viewing|walk ?through)( .*)?',
    '(schedule|book|arrange|set up|request) .. (visit|appointment|time|see|view)',
    '(can|could|may|when can|how can|would like to|want to|love to|like to|id like to) (i |we )?(please )?(see|view|visit|tour|look at|check out|walk through)(?! ([^ ]+ ){1,3}(photo|photograph|picture|floor ?plan|map|list|report|figures|text|numbers|page|zone|larger|bigger|data|market|stat|statistic|trend|price|review|guide|form|listing)s?) (it|this|that|the|a|some|one|these|those|them|\\d+(?! (or|bed|br|bd|bath|story|car|acre|condo|house|home|town)))',
    '(see|view|visit|tour) .. ((one|a|next|a single) (weekend|day|trip)|in person|this weekend|tomorrow|saturday|sunday|today|tonight|next week|on \\w+day)',
    '(can|could|will|would) (an agent|avery|someone|somebody) show (me|us)',
    '(agendar|programar|hacer|quiero|solicitar|pedir) .. (visita|recorrido|cita)',
    '(quiero|puedo|podria|quisiera|me gustaria|podemos) (ver|visitar|conocer) .. (la casa|una casa|esta casa|propiedad|condominio|esta|esa|\\d+)',
    '(quiero|quisiera|puedo|podemos|me gustaria|podria) (ver|visitar|conocer)(la|lo)',
  ],
  valuation: [
    '(what|how much)( .. )?(is|are|would|could|can|will|do|does|might)( .. )?(my|our|mine)( \\w+){0,4} (worth|sell for|go for|bring|fetch|get|be worth|appraise for)',
    '(what is|whats|how much is) (it|mine|ours|my (home|house|condo|place|townhouse|town house)) worth( .*)?$',
    '(value|appraise|assess|evaluate) (my|our)( \\w+){0,2} (home|house|condo|place|property|townhouse)',
    '(worth|value) of (my|our|mine)( \\w+){0,2}( (home|house|condo|place|property|townhouse))?',
    '(cuanto|que) .. (vale|valdra|valdria|costaria|valor) .. (mi|nuestra) (casa|condominio|propiedad|departamento)',
    '(schedule|book|request|order|want|like|arrange) (a |an )?(free )?(home |house |property |market )?(valuation|appraisal|evaluation|cma|analysis|home value|value estimate)( .*)?',
  ],
});

/** Subjects that count only together with a request to be contacted; a question about one is not a request. */
const SUBJECTS = patterns({
  tour: ['(tour|showing|viewing)s?', '(see|visit) (it|this|the (home|house|condo))'],
  valuation: ['(valuation|appraisal|cma|home value)s?', '(home|house|condo|casa) .. (worth|vale)'],
  selling: [
    '(sell|list|selling|listing) .. (home|house|condo|place|property|townhouse)',
    '(about|interested in|thinking of|help) .. (selling|listing)',
    'vender',
    'venta de mi',
  ],
  buying: [
    '(buy|buying|purchase|purchasing)',
    '(looking|searching|house hunting|in the market) for .. (home|house|condo|place|property|townhouse|apartment)',
    'interested in (?!selling|listing)',
    'comprar',
    'busco .. (casa|condominio|vivienda|propiedad)',
  ],
  question: [
    '(ask|check with) (avery|the (agent|team)|them|her)( \\w+)? (for me|about|whether|if)',
    'pregunt\\w+ a (avery|el equipo)',
  ],
});

const CANCELED_WISH =
  /\b(?:(?:cancel\w*|skip|scratch|forget|never ?mind|olvid\w+) (?:(?:the|my|that|el|la|mi) )?(?:call|llamada|appointment|cita|(?:tour|visit|showing|valuation|visita|recorrido|valuacion|complaint|queja))|(?:not?|without|sin)(?: (?:want|need|an?|any|the|una?|el|la|quiero|es))* (?:tour|visit|showing|valuation|visita|recorrido|valuacion|complaint|queja))s?\b/;

const NO_WISH =
  /\b(?:walk|show|see|tour|view)\b.*\b(?:on|by|over|via) (?:a )?(?:live )?(?:video|facetime|zoom)\b|^(why|how much notice|(?:is|are|do|does|will|how (?:long|much|many)(?: \w+)?|what (?:happens|is)|cuanto \w+)(?: (?:in|on|is|are|do|does|a|an|the|your|home|house|private|virtual|open|una|la|las))* (?:tours?|showings?|viewings?|valuations?|walk ?throughs?|visitas?)\b(?! (?:available|possible|open|on|this|at|tomorrow|today)\b)|what (?:do|should) i do (?:on |the )*(?:day|during|before)|(?:is there|do you charge) an? (?:fee|cost|charge)|who (orders|pays|arranges|does|is)|what (is|are|happens)(?! (my|our|mine)\b)|do i (have|need) to|must i|por que|tengo que|how (do|should|can) (i|we) (prepare|get ready))\b|\b(sign|signing|firmar) .*\b(before|antes)\b|\b(?:they|he|she|parents|kids|children|friends?|family) (?:come|join)\b.*\b(?:showings?|tours?|visits?)\b|\bwithout (an? |my |signing )*(agent|agreement|realtor|broker|contract)\b|\b(not|no) (want|need|quiero|deseo|necesito)\b|\b(cancel|move|change|reschedule|postpone|cancelar|cambiar|mover) (my|our|the|mi|la) /;

const RULES_OUT_CHANNEL = /\b(?:not|never|stop|no me) (?:(?:call|text|email|contact)(?:ing)?\b|llam|escrib)/;

const DECLINES_WISH =
  /^(?!(?:why|how|when|what|if|por que|como|si) ).*\b(?:(?:not|no) (?:want|need|like|wish|quiero|deseo|necesito|quisiera)|(?:rather|prefer|prefiero|prefer to|preferiria) (?:not|no))(?: (?:to|you|an?|any|the|your|be|have|get|anyone|someone|que|me|nos|una?|el|la|con|nadie))* (?:talk|speak|chat|meet|call\w*|contact\w*|text\w*|tours?|showings?|valuations?|agents?|person|human|hablar|llam\w+|visitas?|citas?|agentes?|persona|valuacion|avaluo)(?: (?:to|with|from|by|me|us|an?|any|the|your|real|estate|agents?|anyone|anybody|someone|people|person|human|realtors?|team|yet|now|right|today|please|thanks|thank|you|at|all|anymore|again|con|una?|el|la|agente|alguien|nadie|persona|por|favor|ahora|todavia|gracias))*$|\b(?:not|never|no me|no nos) (?:contact|call|text|email|bother|llam|escrib|molest)\w*(?: (?:me|us))?(?: (?:please|por favor|again|ever))*$/;

const UNWANTED =
  /\b(?:not|never|no longer|don['’]?t|no)(?: (?:really|currently|now|yet|even|just|me|nos))* (?=(?:interested|interesad|looking|want|trying|planning|going|need|ready|in the market|here|sell|list|buy|purchas|quiero|quisiera|busc|necesito|pienso|estoy|voy|vamos|queremos|interesa|vend|compr))[^,.;:!?\n]*?(?=[,.;:!?\n]|\b(?:but|pero|sino)\b|$)/gi;
