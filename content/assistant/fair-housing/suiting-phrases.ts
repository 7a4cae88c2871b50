import { AREAS, PEOPLE, PLACES } from './group-names.ts';

// Whom a place would suit, and who may have a home: neither is ours to say, of whomever it is asked.

/** Whoever a visitor speaks of. */
export const persons: string[] = [
  '(husband|wife|spouse|partner|girlfriend|boyfriend|fiancee?|daughter|son|boy|girl|kid|kiddo|child|children|little one|toddler|teen|teenager|baby|babies|newborn|twin|triplet|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandkid|grandchild|grandchildren|grandparent|mother|mom|mum|mommy|father|dad|daddy|parent|sister|brother|sibling|niece|nephew|aunt|uncle|cousin|in laws|family|families|fam|couple|roommate|widow|single|preteen|infant|youngster|senior|pensioner)s?',
  '(hij[oa]|espos[oa]|marido|mujer|novi[oa]|nin[oa]|bebe|abuel[oa]|madre|padre|mama|papa|herman[oa]|familia|pareja|adolescente|niet[oa]|suegr[oa]|sobrin[oa])s?',
  '\\d\\d? (year|yr|yo)s? olds?',
  '\\d\\d? ?yo',
  '(i am|we are|am|are|being) (both )?in (my|our) (\\d0s|twenties|thirties|forties|fifties|sixties|seventies|eighties)',
  '(i am|we are|am|being|age|aged|tengo) (\\d\\d|almost \\d\\d|in my \\d\\ds)( and \\d\\d)?(?! (days|minutes|miles|percent|%|k|bed|bath))',
];

/** Asks whether a place suits somebody. */
export const suits: string[] = [
  '(make|find|have|making|finding|having|meet|meeting) (\\w+ )?(friends|playmates|playdates?|peers|buddies|a (date|wife|husband|girlfriend|boyfriend))',
  '(play|playing|hang out|hanging out|socialize|mingle|bond) with',
  '(too|so) (young|old|old fashioned|boring|stuffy|grown up|adult)',
  '(too|so) \\w+ for',
  `(would|will|could|might) .. (like|love|hate) (${AREAS})`,
  '(would|will|could|can|might|do|does|should) .. (like (it|living|to live)|love it|enjoy|fit|thrive|do well|get along|adjust|settle in|feel|be (happy|ok|okay|fine|comfortable|at ease|accepted|welcome|bothered|treated|lonely|bored|out of place))',
  '(kind|nice|mean|rude|hostile|cruel|friendly|understanding|good) to',
  '(is|it|would) (it |be )?(ok|okay|weird|odd|hard|easy|strange|lonely|difficult|uncomfortable|awkward|fun|tough) (to be|being|for|there|if)',
  '(ok|okay|right|good|fine|bad|cool|nice|great|best|ideal|perfect|suited|suitable) (for|with|4)',
  'suits?',
  `(are|is) .. (common|rare|unusual|typical)( (there|in|here|around))?`,
  'plenty of',
  '(share|percentage|percent|number|proportion) of',
  'full of',
  '(singles|dating|family|kid|kids|college|student|bar|gay|social) scene',
  'influence on',
  '(hate|dislike|despise|loathe|can not stand|tired of|sick of|odio|no soporto)',
  '(a |be |any |have )(problem|issue|trouble)s?',
  'no (place|country|spot) for',
  '(prefer|preferred by|popular with|popular among|choice for|favorite of|favorite for|known for|meant for)',
  `(${PLACES}|place|somewhere) (where|that|with|for) .. (worry|worrying|roam|ride|run|play|grow|free|thrive)`,
  '(let|letting) .. (play|roam|ride|run|walk|out)',
  `(pick|choose|settle (on|for)|end up in|look (in|at)|consider|go with) (_|${AREAS})`,
  '(should|shall|could|would) (i|we|he|she|they) (\\w+ )?(pick|choose|prefer|avoid|consider|look|live|move|buy|settle|go|search|shop)( .. (with|given|having|as))?',
  '(hacer|encontrar|tener) amig[oa]s',
  '(jugar|convivir) con',
  '(me|nos|le) conviene',
  `(bien|buen[oa]?|mal[oa]?|ideal) (${AREAS}) para`,
  '(buen[oa]?|mejor|ideal|adecuad[oa]|perfect[oa]|bien|malo?) para',
  '(estaria|estarian|viviria|vivirian|encajaria|se sentiria) (\\w+ )?(bien|comod[oa]|feliz)',
];

/** Who may buy, rent or be shown a home. */
export const excludes: string[] = [
  `(refuse|refusing|reject|rejecting|decline|deny|denying|turn down|turn away|turning away|exclude|excluding|screen out|filter out|rule out|keep out|ban|block|blacklist|avoid|skip|not (sell|rent|show|lease|market|advertise) to|only (sell|rent|show|lease|market|advertise) to|(sell|rent|show|lease|market|advertise) (it |my home |my house |my condo |our house |the house )?(only|just|solely|exclusively) to) .. (${PEOPLE}|tenant|buyer|renter|applicant|offer|anyone|anybody|someone|anything)`,
  '(?<!the )(only|just|solely) ([^ ]+ ){1,2}(tenant|renter|buyer|applicant|owner|bidder)s?',
  '(say|saying|said) no to (us|me|him|her|them|my|our|a|an|someone|anyone)',
  '(can|may|could|must|should|do) (i|we) (have to |legally |just )?(refuse|reject|decline|turn (him|her|them) (down|away)|say no)( .*)?',
  'turn(ed|ing)? (us|me|him|her|them|someone|people|a \\w+) (down|away)',
  '(refuse|refusing|reject|rejecting|turn down|turn away|deny|decline|kick out|evict) (us|me|him|her|them|my|our)( .. (because|for|due|if|since))?',
  '(tell|inform|let|remind|mention to) (the |my |our |that )?(seller|owner|landlord|board|buyer)s? (know )?(that )?(i am|we are|he is|she is|they are)',
  '(be|been|being|get|was|were) (turned (down|away)|rejected|refused|denied|evicted)( .. (because|for|due|if|since))?',
  '(will|would|does|do|did) not (rent|sell|lease|show|let) .. (because|since|due|for being)',
  '(banned|barred|shut out|kept out) (from|in|at|of)',
  '(mostly|mainly|only|majority) .. (client|customer)s?',
  '(seller|landlord|owner|agent|board|association)s? (\\w+ )?(ask|asks|know|check|require)s? (me |us )?(if|whether|about|how many)',
  '(charge|charging|ask|asking|require|requiring|raise|collect) .. (more|extra|higher|bigger|larger|double)( (rent|deposit|fee|price)s?)?',
  '(sell|rent|lease|sold|rented) (\\w+ ){0,3}to (someone|somebody|people|anyone|buyers|tenants|(a|an|another) \\w+) (who|that|of|with|from|like|my|our)',
  '(make|have|get|force|ask|want|tell) (my|a|the|our) (tenant|renter)s? (to )?(leave|move|go|out)',
  '(higher|extra|bigger|larger|double) (rent|deposit|fee|price)s? (for|to|from|if|when)',
  '(rather|prefer|want|like) (not|no|that no|to not|it not|to avoid|if no) .. (buy|buys|rent|rents|bid|move|have|get|own|see|tour|live)s?',
  '(sellers?|owners?|landlords?|board|hoa|buyers?|tenants?|neighbors?) .. (mind|care|object|have a problem|matter|prefer|hesitate|hold it against|be ok|accept)',
  '(matter|mind|care|object|problem) .. (sellers?|owners?|landlords?|board|hoa|buyers?|tenants?|neighbors?)',
  '(ask|asking|find out|check|tell|know) (\\w+ )?(what|which|whether|if|where|how) (the |a |my |an )?(buyer|tenant|applicant|renter|seller|bidder)s?',
  '(rechazar|negar|excluir|evitar|no (vender|rentar|alquilar)) .. (inquilin\\w+|comprador\\w*|famili\\w+|personas?|gente|a)',
  '(al|el|los|del) (vendedor|dueno|propietario|comprador)(es|s)? .. (importa|molesta|moleste)',
];
