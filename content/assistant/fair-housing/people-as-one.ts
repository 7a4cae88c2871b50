import { AREAS } from './group-names.ts';

// "People", "locals", "buyers" as one says "one": what is done somewhere, never who lives there.

/** What may stand before: a question or a number of them, no "rich" and no "the same". */
const BEFORE =
  '(?<=(?:^|(?:do|does|can|did|could|should|would|where|how|when|why|what|much|must|are|if|the|most|many|two|three|several|multiple|other|some|lots of|lot of|local|as|that|have|why would|did) ))';

const ONE =
  '(people|folks|buyers|sellers|owners|homeowners|residents|locals|neighbors|others|clients|customers)';

const HABIT =
  '(usually |normally |typically |often |generally |ever |mostly |actually |really |still |like to |love to |tend to |prefer to |have to (?!be)|need to (?!be)|want to |commonly |have )*';

const DAILY =
  'park|grab|get(?! along)|go(?! to)|walk(?! home)|bike|ride|cycle|jog|skate|row|ski|picnic|camp|golf|garden|work out|take (the|a)|bring|ship|recycle|vote|launch|moor|paddle|stroll|catch|board|host|practice yoga|learn|eat|dine|drink|shop|drive|commute|use|need(?! to be)|store|put|swim|boat|fish|kayak|sail|travel|find|leave|visit|do|dock|charge|exercise|run|hike|play|see|watch|hear|heat|cool|share (a|the|one|any)|start|tour|wait';

const DEALS =
  'pay|paying|paid|offer|offering|offered|bid|bidding|ask|asking|asked|spend|spending|waive|waiving|negotiate|counter|close|list|listing|sell|selling|stage|staging|price|hire|use|borrow|save|wire|sign|afford|inspect|insure|finance|renovate|remodel|fix|rent out|include|request|expect|choose to|forget|make offers|put down|get a (loan|mortgage)|work with|worked with|hired|used|reach|contact|call|say about|want (from|in) (a|an|their) (agent|realtor|listing|offer|contract)';

export const peopleAsOne: string[] = [
  `${BEFORE}${ONE} ((in|of|at|on|around) (${AREAS}|charlotte|town|(this|that|the) (area|building|street|neighborhood)) )?${HABIT}(${DAILY}|${DEALS})`,
  '(neighbor|next door|owner|seller|buyer|tenant)s? (s )?(sale|sold|price|sales|house|home|lot|property|value|comp|building|dog|tree|fence|wall|deck|noise|driveway|view|roof|yard|garage|window)s?( prices?| price| values?)?',
  '(?<!(many|most|mostly|more|few|of|other|the|those|no) )(people|folks|someone|somebody|anyone) (who|that|without|with) ([^ ]+ ){0,4}(cars?|driv(e|es|ing)|bik(e|es|ing)|boats?|dogs?|walk(s|ing)?|commut(e|es|ing)|transit|trains?|cook(s|ing)?|garden(s|ing)?|run(s|ning)?|coffee)(?! (and|like|have))',
  '(ayuda|ayudan|atiende|atienden|trabaja|trabajan) (a|con) (las |los )?(personas|clientes|compradores|vendedores)( (extranjer|inmigrant|internacional|hispan|latin)[a-z]*)?',
  '(sold|recent|nearby) neighbors',
  '(help|helps|helping|work with|advise) (people|folks) (who (are )?)?(mov|relocat|com|buy|sell|downsiz)(e|es|ing)?( .. (from|to) (out of (state|town)|abroad|(an)?other (state|city)))?',
];
