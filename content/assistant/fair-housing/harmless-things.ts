import { PEOPLE, PLACES } from './group-names.ts';
import { after } from './in-a-sentence.ts';
import { HOME, THINGS } from './things.ts';

/** A word between a protected one and the thing it is said of: "white picket fence", no "kids with bikes". */
const ADJECTIVE = `(?:(?!(?:\\||${PEOPLE}|${PLACES}|owned|own|only|majority|friendly|in|at|on|of|by|with|and|or|who|that|to|for|from|is|are|was|has|have|do|does|can|go|play|live|living|lives|ride|walk|use|like|near|next|there|here|moms|dads|boys|girls|pushing|walking|riding|playing|running|using)s? )[^ ]+ )`;

/** "Do many Asians shop there?" says what they do, and of no shop that it is theirs. {several} stands for such a word. */
const NO_DOING =
  '(?!(?<=(?:^| )(?:do|did|will|would|could|should|where|let) (?:a lot of |lots of |many |most |all |some |other |any )?){several})';

/** What one does in or at one's own home, which an association or the city may have a rule about. */
const OWN_USE =
  '(put|hang|fly|display|host|hold|run|open|start|build|install|celebrate|light|play|plant|paint|teach|have|store|park|burn|set up)';
const TURNS_AWAY = '(?:no|not|only|out|away|against|without|off|never)';

/** What is offered to some: whoever offers it chose them, not we. */
const SERVICES =
  '(lender|attorney|lawyer|mortgage|parking|bus|buses|van|ride|transit|shuttle|taxi|transport\\w*|seminar|webinar|workshop|class|course|program|grant|discount|benefit|agency|nonprofit|hotline|clinic|hospital|museum|scholarship|loan|exemption|interpreter|app|service)(es|s)?';

const OWN = '(my|our|the|his|her|their|a|an|two|three|four|five|\\d)';
const KIN =
  '(kids?|children|child|son|daughter|boys?|girls?|twins|baby|babies|toddler|teen|teenager|family|husband|wife|spouse|partner|mother|father|mom|mum|dad|parents|mother in law|father in law|in laws|grandma|grandpa|grandmother|grandfather|grandkids|grandchildren|grandparents|sister|brother|aunt|uncle|roommate|guests?|nanny|wheelchair|walker|stroller|scooter|families)';

/** As a road is named, and never more than one: "on Christian Street". */
const ROADS =
  '(street|st|road|rd|avenue|ave|lane|drive|court|circle|boulevard|blvd|way|place|terrace|parkway)(?<!s)';

/** Protected words said of things, which are read past: "Jewish deli", "the kids' bathroom", "a room for my mother". */
export const saidOfThings: string[] = [
  `(on|at|off|along|down|near|to|from|of|named|called|corner of) {protected} (s )?${ROADS}`,
  `^(is|where is|how far is|how long is) {protected} (s )?${ROADS}`,
  `is there an? (brown|church|temple|chapel|bishop) (s )?${ROADS}`,
  `${NO_DOING}({protected}|her|his|men|women|ladies|girls|boys|mother in law|in law|guest) ${ADJECTIVE}{0,2}(${THINGS})(?! (${PEOPLE}|${PLACES}|scene|culture))`,
  `which (park|playground|museum|library|trail|greenway|pool|restaurant|cafe) (is|are|has|have|would be) ([^ ]+ ){0,3}(for|to) (${OWN} )?([^ ]+ )?${KIN}`,
  `({protected}|toddler|baby|pet|dog) (friendly|safe|sized|height|proof) ([^ ]+ )?(${HOME}|feature|design|floor plan)s?`,
  `(?=(duplex|house|condo|townhouse|floor plan|layout|unit) )(?<!(area|neighborhood|street|advertis|rent|tenant|say|listing|market).*)[^ ]+ ((good|fine|right|right size|big enough|large enough|roomy|suitable|suited|sized|practical) )?(for|to fit|fits) (a |an |my |our )([^ ]+ )?(family|household)( of \\w+)?`,
  `(?<!(area|neighborhood|live|move|buy|near) .*)${SERVICES} (that (is|are) |meant |designed |specially )*for (\\w+ ){0,2}{protected}( (people|persons|buyers?|owners?|users?|riders?|famil(y|ies)|adults?))?( (with|in) {protected})?`,
  `(building|complex|community|neighborhood)(?= (${THINGS})(?! (${PEOPLE}|${PLACES}|scene|culture)))`,
  `(can|may|could|must|do|are|am) (i|we) (allowed to |able to |permitted to |need permission to )?(up )?${OWN_USE} (?:(?!${TURNS_AWAY} )[^ ]+ ){0,7}(in|on|from|at|outside|to|over|out of|up in) (my|our|the|a|an) ([^ ]+ ){0,2}(${HOME}|home|house|condo|hallway|lawn|apartment|unit|building|lot|street)s?`,
  '(can|may|could) (i|we) (fly|hang|display|raise) (an? |the |my |our )?(\\w+ )?(flag|banner|wreath|lights|sign)s?',
  after(
    `(are|is) (the|these|those|my|our) (?!neighborhood|area|street|block|place|building|town|city)([^ ]+ ){0,3}(${HOME})s? ([^ ]+ ){0,5}`,
    `safe( (for|with) ([^ ]+ )?${KIN})?`,
  ),
  `(${THINGS}|alarm|detector|doorbell|intercom|sign|signage|screen|phone|telephone|caption|button|signal)s? ([^ ]+ ){0,4}(for|usable by) (the |a |an )?(deaf|blind|hard of hearing|colorblind|visually impaired|hearing impaired)( (person|people|user|reader|visitor|buyer|owner|guest)s?)?`,
  '(visual|visible|audible|readable|usable|accessible) (for|to|by) (the )?{protected}( (person|people|user|owner|guest|buyer)s?)?',
  `(your|the) (company|firm|team|office|brokerage|agency|agent) (is |also )?{protected}( (friendly|owned|led))?`,
  `fit(s|ting)? (in|into|inside|on) (the|a|an|my|our|that|this|one) ([^ ]+ )?(${THINGS})`,
  `((big|large|wide|tall|long|high|low|deep|strong|sturdy|roomy|\\w+ bedroom|\\w*bedroom|studio|bath|space|room) enough|too (small|big|tight|large)) (for|to (fit|hold|seat|sleep|take|turn)) (${OWN} ){0,2}([^ ]+ )?(${KIN}|couple)`,
  `(${KIN}|couple) (along )?(at|to|for|during|on) (the|a|our|my) (showing|tour|open house|inspection|viewing|closing|walk ?through|signing)`,
  after(
    '(pool|gym|park|library|museum|clubhouse|lobby|restaurant|store|market|greenway) .*',
    `${KIN} (area|section|corner|lane|class|hour|night|menu|program|story time)s?`,
  ),
  `(?<!(area|around|near|beside|neighborhood) ([^ ]+ )?)(${THINGS}) ([^ ]+ ){0,2}(for|to fit|fits|suitable for|suited to|sized for) (${OWN} ){0,2}([^ ]+ )?${KIN}`,
];
