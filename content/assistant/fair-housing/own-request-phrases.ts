// How people speak of themselves and of what they want; lawful requests are answered whoever asks.

/** What follows is said of oneself. */
export const ofOneself: string[] = [
  '(i|we) (am|are|have|got|use|need|just|was|were|will be|recently|observe|keep(?= (a )?{protected}(?!.* (from|out|away|off|down)( |$)))|identify|identify as|practice|worship|served|come|came|receive|get|also have|already have|currently have)',
  '(my|our) (\\w+ )?(husband|wife|partner|family|kids?|son|sons|daughter|daughters|mom|mother|dad|father|parents?|boyfriend|girlfriend|spouse|fiance|fiancee|grandmother|grandfather|grandma|grandpa|brother|sister|child|children|household|in laws) (is|are|has|have|uses|use|and i are|and i|needs|need|was|will)',
  '(as|being) an?',
  '(soy|somos|tengo|tenemos|estoy|estamos|uso|usamos|como|recibo)',
  '(mi|mis|nuestr[oa]s?) (\\w+ )?(esposo|esposa|familia|hijo|hija|hijos|madre|padre|padres|mama|papa|pareja|abuela|abuelo|hermano|hermana) (es|son|tiene|tienen|usa|y yo somos)',
  '(i|we) .. (with|have) (\\d|one|two|three|four|five|my|our)',
  '(me|us|wife|husband) and (my|our)',
  '(with|and) (\\d|one|two|three|four|five)',
];

/** What follows at once is one's own. */
export const ofOnes: string[] = ['my', 'our', 'mis?', 'nuestr[oa]s?'];

/** What anyone may ask for: a loan, help in Spanish, the first step. */
export const lawfulRequests: string[] = [
  '(do|does) (you|avery|the team) (\\w+ )?(support|sponsor|donate|host|volunteer|give)( .. to)?',
  '(is|are|does|was|has) (avery|you|the agent|your agent)',
  '(tax|exemption|deduction|insurance)(es|s)?',
  // of the agent: help, a price, a language
  '(avery|you|your team|the team|agent|realtor|someone) (\\w+ )?(help|helps|work with|works with|charge|charges|serve|serves|specialize|speak|offer|have experience|experienced|represent|represents|assist|go to|attend)( .. (with|me|us))?',
  '(housing stock|contract|deed|title|escrow|inspection|appraisal|wire)s?',
  '(discount|rebate|grant|loan|mortgage|credit|benefits|financing|qualify|eligible|pre ?approv\\w+|down payment|lender)s?',
  // of the way to buy or sell
  '(buy|buying|downsiz\\w+|relocat\\w+|purchas\\w+|closing|renting to|(first|next) step|process|guide|paperwork|email|call me|translat\\w+|interpreter|large print|font)',
  '\\d+ ?(k|thousand|mil|bed|bedroom|br|bath|adult|kid|people|habitacion|recamara|adulto)(e?s)?',
  '(comprar|compradores|prestamo|hipoteca|proceso|primer paso|traduc\\w+|interprete|correo)',
];

/** Price, rooms, features. */
export const criteria: string[] = [
  '\\d+ ?(k|m|br|bd|bed|bedroom|ba|bath|car|story|acre|sq ft|sqft|square feet)s?',
  '(under|below|over|above|up to|around|about|less than|max|budget)? ?[$]?\\d{3,}',
  '(one|two|three|four|five|six) (bed|bedroom|bath|story|level|floor)\\w*',
  '(bedroom|bath|bathroom|condo|condominium|town ?house|townhome|elevator|ramp|steps?|stairs|stair|one level|single story|single level|one story|ranch|first floor|ground floor|main floor|main level|yard|garage|budget|price|walk score|transit|bike score|days on market|wide doors?|walk in shower|rail|zero entry|step free|square feet|acre|lot)s?',
  '(dining|family|living|bonus|sun|mud|laundry|play|guest|rec|game|media|powder) ?rooms?',
  '(kitchen|porch|fireplace|pool|basement|patio|backyard|dishwasher|office|den|closet|pantry)s?',
  '(quiet(?!.* (nobody|no one|without|no|because))|low traffic|(little|less|no) traffic|dead end|cul de sac|sidewalk|shad(e|y)|playground|trail)s?',
  '(work|works|working) from home',
  'va loan',
  'habitaciones|recamaras|dormitorios|presupuesto|elevador|ascensor|planta baja|sin escaleras|escaleras',
];

/** The agent, the law, a showing, a closing. */
export const business: string[] = [
  '(avery|the agent|your (agent|team|firm|company|agency|brokerage|office|services|clients)|this (site|website|chat)|reviews?|testimonials?|clients?)',
  '(work|working|worked|deal|chat) with (you|avery|your team)',
  '(your|avery) (s )?experience (with|in|helping|selling)',
  '(showing|tour|open house|viewing|closing|walk ?through|appointment|signing)s?',
  '(fair housing|the) (law|act|rules)',
  '(loan|lender|mortgage|down payment|tax|taxes|exemption|exclusion|deduction|rebate|discount|grant|insurance|visa|citizenship|green card|itin|pre ?approval)s?',
];

/** Any place to live, named or not. */
export const anyPlace: string[] = [
  '(area|neighborhood|hood|nabe|street|block|zone|communit(y|ie)|town|city|district|barrio|zona|vecindario|colonia|edificio)s?',
  '(dilworth|noda|uptown|south ?end|fourth ward|midwood|myers park|lake norman|charlotte)',
  'where(?! (can|could|do|would|should) (i|we) (read|find|see|sign|send|meet|leave|write|check|look))',
  '(somewhere|anywhere)',
  '(not let|never let|my (house|home|condo|listing|place)|donde)',
  '(live|lives|living|move|moving|neighbors?|(?<!(are|is|be|was) )there|here|nearby|next door|place|which(?! (listing|home|house|condo|townhouse|unit|floor plan|lender|loan|bank|program|agent|form|document|paper|tax))|vivir|viven?|vecin[oa]s?|only|keep|refuse|avoid|without)',
];

/** Ties a request to a place or to who may live there. */
export const placement: string[] = [
  '(area|neighborhood|hood|nabe|street|block|zone|zip|communit(y|ie)|place|building|town|city|district|complex|barrio|zona|vecindario|colonia|edificio)s?',
  '(dilworth|noda|uptown|south ?end|southend|ward|midwood|myers|norman|lake|charlotte)',
  '(walking|driving|walk|easy) distance',
  'who (all |else )?(lives?|is|are|buys?|moves?|owns?)',
  '(where|which|live|lives|living|move|moving|reside|resides|around|near|nearby|next|beside|among|(?<!(are|is|be|was) )there|here|neighbors?|surrounded|donde|cual|vive\\w*|vivir|cerca|lejos|vecin[oa]s?)',
  '(how many|most|mostly|fewest|many|lots?|percent\\w*|majority|full|avoid|keep|no|not|without|only|prefer\\w*|too|welcome\\w*|allow\\w*|permit\\w*|accept\\w*|refus\\w*|reject\\w*|screen\\w*|turn|exclude|ideal|perfect|advertis\\w+|ads?|listings?|buyers?|tenants?|sellers?|applicants?|renters?|offers?|(good|best|right) (for|with|to)|recommend|suggest|my own|people|safe|culture|sin|solo|evitar|gente|muchos|muchas|mejor|buen\\w*)',
  '(sell|rent|lease|show|market|vender|rentar|alquilar) .. (to|a)',
];

/** Asks for a place, not for a home. */
export const seeksPlace: string[] = [
  '(which|what|whats|any|best|good|right|nice|better|a|an|the|great|ideal|perfect|other) (\\w+ )?(neighborhoods?|areas?|communit(y|ies)|parts? of town|places?|side of town|streets?|building|spots?)',
  'where .. (should|could|can|would|do|to|is|are|might)',
  '(recommend|suggest|advise|point me)',
  '(good|best|right|better|great|ideal) .. for (me|us|him|her|them|my|our)',
  'in (which|what)',
  '(type|kind|sort) (of )?(area|neighborhood|place|community)s?',
  '(me|nos) (\\w+ )?(acept|recib|trat|acog|mirar)\\w+',
  '(accept|welcome|treat|judge|mind|bother) (me|us)',
  'donde',
  '(que|cual|cuales|mejor|mejores|buen|buena|un|una) (\\w+ )?(barrios?|vecindarios?|zonas?|areas?|lugar|lugares|colonias?|comunidad)',
  'recomiend\\w+',
  'suger\\w+',
  '(me|nos|le) conviene',
  '(should|would|could|can) (i|we) (choose|pick|consider|prefer|avoid|settle|go (with|for)|buy in)',
  'is .. (right|good|best|ok|okay|great|suitable|a fit|nice)',
  '(would|will|do|should|can) (i|we|my|our) .. (like|love|enjoy|live|move|do well|have problems|have trouble|be ok|be okay|be happy)',
];
