import { AREAS, FAITHS, NATIONS } from './group-names.ts';
import { after } from './in-a-sentence.ts';

const HOMES =
  '(home|house|condo|kitchen|bath|bathroom|bungalow|cottage|farmhouse|porch|exterior|interior|facade|room|vanity|curtain|shade|sofa|car|mailbox|deck)';
const COLORS = '(white|black|brown|red|tan|blanc[oa]|negr[oa])';
/** As people name them: "St. Peter's", "First Presbyterian". */
const WORSHIP =
  '(presbyterian|methodist|baptist|lutheran|episcopal|church|chapel|synagogue|temple|mosque|cathedral|gurdwara|(place|house)s? of worship|convent|monastery|parsonage|rectory)(es)?';
/** "Catholic church", "mosque". */
const PLACE_OF_WORSHIP = `((${FAITHS}|${NATIONS}) )?${WORSHIP}`;
/** The building, not those who gather in it. */
const NOT_ITS_PEOPLE = '(?! (communit|congregation|famil|goer|people|crowd|group|member|folk|go|attend))';

/** Words that make more of a distance: a place chosen, a home advertised. */
const NO_DISTANCE =
  '(which(?! (way|bus|train|street|road|station|stop|line|exit))|what (area|neighborhood|part)|best|good|perfect|recommend|live|lives|move|need|ad say|advertise|famil|communit|neighborhoods|areas|everyone|people|want|prefer|avoid|away)';

const OLDER_PERSONS =
  '((55|62|fifty five|sixty two) ?(\\+|plus|and (over|older|up)|or (over|older|better))( (communit(y|ies)|building|living|housing|listing|rule|property))?|(housing for )?older persons( act)?|age[- ]?restrict\\w+( (communit(y|ies)|building|housing|listing))?|(active adult|retirement|senior) (communit(y|ies)|building|complex|housing|living))';
const VOUCHER = '(section (8|eight)|(housing (choice )?)?vouchers?)( (tenant|holder|renter|voucher)s?)?';
/** A rule is asked after, or what one home is; not where to live. */
const OF_A_RULE =
  '(what (is|does|makes|proof|document|paper)|^(is|are) there|closing|buyer|seller|explain|define|mean|rules?|law|legal|legally|require|qualif|exempt|advertise|allow|allowed|my|our|this|listings?|home|house|condo|building|\\d+ \\w+ (lane|row|street|way|avenue|circle|place|point|court|bend|commons|walk))';
const SEEKS =
  '(which|where|best|good|perfect|ideal|recommend|suggest|find|looking|move|moving|neighborhood|area|prefer|avoid|full|people|crowd|live|lives)';

/** What a question is said of when it is not said of a place or of who lives there; read past like the harmless phrases. */
export const harmlessSubjects: string[] = [
  // the agent, as long as the question does not turn to buyers or places
  '(do|does|did|is|are|was|has|what|whats|which|how|who) (many kids |many children |religion |church |faith |race |gender |ethnicity |nationality |age |old |kind of church )?(is |does |was |did )?(avery|the agent|your agent|the broker|the realtor)( stone)?(?! .*(neighborhood|area|part of|buyer|seller|client|show|sell|recommend|suggest|find|help|work with|only|think|home|house|for|near|people|famil))( [^ ]+){0,6}',
  '(gender|religion|race|faith|age|ethnicity|nationality|church) of (avery|the agent|your agent|the broker|my agent)',
  // a color that is said of a thing
  `(which|what|whose|any|a|the|is (the|that|this)|are the) (\\w+ )?${HOMES}s? (is|are|with|in|was|be) (painted |all )?${COLORS}(?= ?$| (with|and|or|inside|outside))`,
  `^is (the|this|that) (home|house|condo|cottage|bungalow) (on|at) ([^ ]+ ){1,3}${COLORS}(?= ?$)`,
  `^(is|are) (the|this|that|those) ([^ ]+ ){0,2}${HOMES}s? (all |painted )*${COLORS}(?= ?$)`,
  `(kitchen|bathroom|door|exterior|roof|facade)s? (?:[^ ]+ ){0,5}(all )?${COLORS}(?= ?$)`,
  // a building, not a congregation
  `(old|former|converted|historic|deconsecrated|renovated|remodeled|repurposed|abandoned|restored|sold) (\\w+ )?${WORSHIP}${NOT_ITS_PEOPLE}`,
  `${WORSHIP} (?:[^ ]+ ){0,6}(noisy|loud|bells?|steeple|chimes)`,
  `${WORSHIP} .. (historic|converted|conversion|building|landmark|steeple|bell|for sale|architecture|built|demolished|parking|traffic|torn down|condo|loft)s?${NOT_ITS_PEOPLE}`,
  `(noise|bells?|traffic|parking|steeple|shadow) .. (from|of|by|at|for|during|near) (the |a |an )?(\\w+ )?${WORSHIP}`,
  `(road|street|lane|avenue|drive|st|rd) .. named .. ${WORSHIP}`,
  // how far it is to a house of worship is a fact of the map, as long as no place is chosen by it
  after(
    `^(?!.*${NO_DISTANCE}).*(far|close to|how (close|long)|which way|nearest|closest|distance|directions|miles|minutes|blocks|walkable|drive|bike).*`,
    PLACE_OF_WORSHIP,
  ),
  after(
    `^(?!.*${NO_DISTANCE}).*`,
    `${PLACE_OF_WORSHIP}(?=.*(far|distance|directions|miles|minutes|blocks|walkable))`,
  ),
  after(
    `^(?!.*${NO_DISTANCE}).*`,
    `${PLACE_OF_WORSHIP}(?=( [^ ]+){0,3} (near|close to|by|from|to|around) (\\d|this|that|the (home|house|condo|listing)|${AREAS}))${NOT_ITS_PEOPLE}`,
  ),
  after(
    `^(?!.*${NO_DISTANCE}).*((is|are) there|where (is|are)|^does [^ ]+ ([^ ]+ )?have) `,
    `(an? |any |the )?(nearest |closest |nearby |(christ|first|second|trinity|grace|calvary|sacred heart|(saint|st|holy) \\w+) )?${PLACE_OF_WORSHIP}( or (an? )?${PLACE_OF_WORSHIP})?${NOT_ITS_PEOPLE}`,
  ),
  after(
    `^(?!.*${NO_DISTANCE}).*\\d+ \\w+ \\w+ (near|close to|by|next to|beside|across from|around|behind|(back|face|border|overlook)s?( up)?( to| on| onto)?) (a |an |the |any )?(\\w+ )?`,
    WORSHIP,
  ),
  after(
    '^(?=.* cerca )(?!.*(barrio|zona|viv|mejor|buen|recomiend|famili|comunidad|gente)).*',
    '(iglesia|mezquita|sinagoga|templo)s?',
  ),
  after(
    '^(que tan lejos|a que distancia|cuantas millas|cuantos minutos|como llego|(donde|cual) (esta|queda|es) (?=.*cercan[oa])).*',
    '(iglesia|mezquita|sinagoga|templo)s?',
  ),
  after(
    `^(?!.*${NO_DISTANCE}).*(bus|train|ride|way|get|directions|walk|drive|(bus|train|line|route|road|streetcar) (goes|runs|stops)) (to|at|by|near) (a |an |the |my |our )?(\\w+ ){0,2}`,
    PLACE_OF_WORSHIP,
  ),
  // what a community for older persons or a voucher is, which the law says, as long as no place is sought by it
  after(`^(?!.*${SEEKS}).*${OF_A_RULE}.*`, OLDER_PERSONS),
  after(`^(?!.*${SEEKS}).*`, `${OLDER_PERSONS}(?=.*${OF_A_RULE})`),
  after(
    '(?<!(not|no|never|only|refuse|avoid) .*)(rent|lease|renting|leasing) (it|out|my|the|our|a) ([^ ]+ ){0,3}to (an? )?',
    VOUCHER,
  ),
  after(
    '(do|does|can|will) (you|avery|the team|your (team|firm|office)) (also |ever )?(take|accept|work with|handle|help with) ',
    `${VOUCHER}(?!.* (out|away|avoid|refuse|reject)( |$))`,
  ),
  after('(must|(have|has|need|required|obligated|obliged|forced) to|by law|legally) ([^ ]+ ){0,4}', VOUCHER),
  after(
    '^(?=.*(as a|i am a|as the|my) (landlord|tenant))(?!.*(refuse|reject|avoid|turn|deny|without|no )).*',
    VOUCHER,
  ),
  `(how|when|what) (do|does|is|are|would) (the |a )?(${VOUCHER}|hcv)( (home ?ownership|home ownership|home ?buying|purchase|rental))?( program)? (pay|work|inspect|set|calculated?|cover|run)`,
  `(transfer|port|renew|keep|lose|get|extend) (my|a|our|the) ${VOUCHER}`,
  `(pay|cover) (\\w+ ){0,3}(with|by|using) (a |my |the |our )?${VOUCHER}`,
  `(apply|applying|sign up|qualify|eligible|register|participate|take part|enroll) (for|in|with|as a landlord in) (the |a )?${VOUCHER}( program)?`,
  `^(what is|whats|anything|something) (near|around|by|next to) (the )?(st |saint )?(\\w+ ){0,2}${PLACE_OF_WORSHIP}`,
  // what stood there once
  after(
    '^(was|were|did|how (old|tall|big|long has)|when (was|were|did)|who (built|designed|founded)) .*',
    `${WORSHIP}${NOT_ITS_PEOPLE}`,
  ),
  `(it |that )?(legal|lawful|illegal|allowed) (to (have|create|run|live in|buy in) )?(an? )?${OLDER_PERSONS}`,
  // rules of a building, and who may sign together
  '(condo|hoa|association|building|rules|bylaws|board)s? .. (allow|permit|restrict|limit|cap|forbid)s? (renters|renting|rentals|tenants|subletting|short term rentals)',
  '(can|may|could|do|does|how do) .. (two|both|unmarried|married|three) .. (buy|own|purchase|hold title|take title|sign|qualify)( .. (together|jointly|tenants|house|home))?',
  // an event on a calendar
  '(when|what time|what day|which day|route|traffic|parking|closures?|close) .. (pride|easter|christmas|greek|latin|jewish|indian|st patrick\\w*|kwanzaa|diwali|juneteenth) (parade|festival|day|march|weekend|month)s?',
  '(pride|easter|christmas|greek|latin|jewish|indian|st patrick\\w*|kwanzaa|diwali|juneteenth) (parade|festival|march|weekend)s? .. (route|traffic|start|held|date|close|closures?|pass|parking|noise)',
  // a school as a job, a course, a bus or a mark on a card
  '(?<!(best|good|great|better|bad|worst|top|quality|public) )school (traffic|crossing|crosswalk|teacher|bus|buses|bus stop|counselor|nurse|supplies|librarian|holiday|desk|break|loan|colors|uniform|psychologist|custodian|administrator|principal|board|project|reunion|cafeteria|year|hours|day|week|calendar|run|pick ?up|drop ?off|time|night)s?( stops?)?',
  '(an?|as|am|retired|former) (elementary|high|middle|primary|preschool|kindergarten|montessori|public|charter) (school )?(teacher|principal|coach|counselor)s?',
  'bus (stop|route|line)s? (for|to|at|near|by) (the |a |an )?(\\w+ )?schools?',
  '(elementary|high|middle|primary) (school )?bus(es)?( stops?| routes?)?',
  '(adult|continuing|community|drivers?) education( centers?| class(es)?| courses?)?',
  '(teach|teaching|work|working|employed|substitute|job|coach|volunteer) (at|for|in) (a |an |the |my |our )?(\\w+ )?(school|elementary|kindergarten|preschool|college|cms|daycare|day care)s?',
  '(law|medical|med|grad|graduate|business|nursing|culinary|driving|trade|flight|cooking|music|dental|divinity|night) school',
  '(what|how) .. (crime and school|school and crime) (rating|grade|letter|score)s?',
  'station .. (closest|nearest|near) to (the |a )?(mosque|church|temple|synagogue|chapel|cathedral)',
  '(school|crime) (rating|grade|letter|score)s? .. (mean|come from|source|stand for|calculated|computed|decided|worked out|made|based on|measured)s?',
  '(what|how|where) .. (mean|explain|read|calculated|measured) .. (school|crime) (rating|grade|letter|score)s?',
  '(home|homebuyer|buyer|home buyer|credit|financial|continuing) (buyer )?education( class| course)?',
  '(crime|burglary|theft|vandalism) (insurance|coverage|policy|novel|podcast)',
  // a foreign buyer's papers, the first step
  '(foreign|overseas|international|non ?resident|immigrant) (buyer|seller|owner|national|investor)s? (pay|need|owe|get|have to|qualify)',
  'where (do|should|can|could|would) (i|we) (even )?(begin|start|sign|send|apply|pay|file|submit|register|call|click)',
  // what a paper or a substance may do to whoever lives in the home
  '(lead|radon|mold|asbestos) .. (kids?|children|babies|toddlers?|child|famil(y|ies)|pregnant \\w+)( with (kids|children))?',
  // "people", "residents" as one says "one"
  'how many (families|households|people|adults) (can|may|could) (legally )?(live|stay|share|sleep|fit) in (a|an|one|the) (duplex|house|home|condo|unit|triplex|studio|bedroom|room)',
  // what is assigned to an address, and what is a part of a home
  '((white|black|brown|red|green) )?(school|address|home|house|lot|space|cage|garage|fence|tree|alley|street|unit|it)s? (does |do |would )?((my|our|the|this|that) (\\w+ )?|\\d+ (\\w+ ){1,2})?belongs?',
  '(autobus|camion|bus|transporte) escolar(es)?',
  '(parking|vote|voting|polling place) (at|behind|beside|in|near) (the |an? |my )?(elementary |high |middle )?school',
  'your (firm|company|team|brokerage|agency|business|office) (is |being )?(a )?(minority|woman|women|black|veteran|family|locally|latino|hispanic|asian|gay|lgbt\\w*) (owned|run|led)',
  '(chat|site|website|form|you|assistant|app|cookies)s? (record|track|store|keep|collect|log|save|sell|share|ask for|remember) (my|our|users?|visitors?|readers?|a visitor|the) (s )?(\\w+ (or|and|,) )?(race|religion|nationality|age|gender|sex|faith|ethnicity|origin|disability|family|sexual orientation|marital status|citizenship|immigration status)( (or|and) (race|religion|nationality|age|gender|sex|faith|ethnicity|origin|disability|family))?',
  'how many (people|women|men|agents|minorities|veterans|brokers) (work|are) (on|in|at|for|with) (the |your |avery )?(s )?(team|office|firm|company|staff|stone|avery)',
];
