// What makes an answer say what it leaves out, and what presses on after a refusal.

/** May touch on people without asking for them. */
export const wary: string[] = [
  '(daughter|son|wife|husband|girlfriend|boyfriend|spouse|partner|mother|mom|father|dad|parents?|grand(ma|pa|mother|father|parents|kids)|sister|brother|aunt|uncle|kids?|child|children|baby|babies|toddlers?|teens?|teenagers?|famil(y|ies)|couples?|single|woman|women|man|men|girls?|guys?|boys?|ladies|lady)',
  '(nobody|no one|everyone|everybody|someone|somebody|anyone|anybody|others|crowd|element|culture|heritage|community|accent|language|background|values|beliefs|comfortable|welcomed?|fit in|belong|accepted|stranger)s?',
  '(young|younger|age|aged|over \\d\\d|under \\d\\d|faith|god|pray|prayer|holy|rich|wealthy|poor|class|income|status|elite|snobby|posh|trashy|respectable|undesirable|steer|worry|worried)',
  '(hij[oa]s?|espos[oa]|familia|nin[oa]s?|mujer|hombre|gente|alguien|nadie|todos|joven|mayor|fe|dios|ric[oa]s?|cultura|comunidad|evitar|preocup\\w+)',
];

/** A place is asked about. */
export const placeAsked: string[] = [
  '(area|neighborhood|hood|nabe|street|block|part of town|side of town|communit(y|ie)|building|complex|barrio|zona|vecindario|colonia|edificio)s?',
  '(which of (these|them|those)|in charlotte|around here|anywhere|where (the|would|should|are the|do the)|who (is|are|lives|goes|hangs|would))',
  '(place|places|somewhere) (where|for|with|that|to|without)',
  '(seller|buyer|tenant|landlord|client|owner|board|renter|applicant|inquilino|dueno)s?',
  '(live|living|lives|move|moving|buying|residents?|over there|around there|vivir|vive\\w*)',
];

/** A thing of the place is asked about. */
export const amenities: string[] = [
  '(gated|clubhouse|festival|event|tourist|lively|lunch|sidewalk|stroller|plan|scene|yard|canopy|garden|porch|bungalow|duplex|townhouse|price|lot)(es|s)?',
  '(shop|store|mall|market|grocer\\w*|supermarket|pharmac\\w*|bank|post office|hospital|clinic|doctor|dentist|vet|gym|yoga|pool|golf|tennis|pickleball|soccer|baseball|basketball|stadium|arena|(?<!myers )park|playground|trail|loop|greenway|river|creek|beach|marina|boat|airport|train|bus|station|highway|road|traffic|parking|garage|charger|internet|wifi|fiber|cable|cell|utilit\\w*|power|water|sewer|trash|recycling|mail|library|museum|theat\\w+|cinema|movie|music|concert|venue|gallery|restaurant|cafe|coffee|bar|brewery|pub|food|pizza|taco|bakery|dog|cat|pet|vet|daylight|sun|tree|flood|zoning|construction|architecture|style|elevation|hill|view|tax\\w*|hoa|permit|airbnb|gas|costco|target|publix|walmart|starbucks|ikea|kroger|aldi|trader joe|whole foods)(es|s)?',
];

/** Presses for the same thing again. */
export const insists: string[] = [
  '(just|only) (between us|tell me|say|answer|your opinion|a hint|one word|yes or no|be honest|this once|hypothetically|curious|asking)',
  'between (us|you and me)',
  'off the record',
  'come on',
  'hypothetically',
  'be honest',
  'your (honest |personal |own )?(opinion|view|take|gut|thoughts)',
  'yes or no',
  '(nobody|no one) will (know|tell)',
  'i will not tell',
  'wink',
  'in other words',
  '(if|what if) you (had|have) to',
  'why (not|can not|will not|would not)',
  'answer (me|the question)',
  'please',
  'i (really )?(need|want|have) to know',
  'i (do not|will not) (mind|care)',
  'you can tell me',
  'what would you (say|do|pick|choose)',
  'then',
  'so',
  'ok',
  'okay',
  'fine',
  'but',
  'well',
  '(which|what) (one|ones|area|areas|neighborhood|neighborhoods|place|places)( .. (then|most|fewest|more|less|do|does|has|have|is|are|best|worst|better|would))?$',
  'rank',
  'avoid',
  '(the )?(most|least|fewest|best|worst|more|less)( of them| of those)?$',
  'and( (in|for|what about|how about))?',
  '(what|how) about',
  'is it (not|like that)',
  'same question',
  'i mean',
  'i meant',
  'more (or|of)',
  'entre nosotros',
  'por favor',
  'dime',
  'digame',
  'tu opinion',
  'su opinion',
  'sinceramente',
  'y (en|para|que)',
  'cual',
  'cuales',
  'solo dime',
  'si o no',
  'vamos',
  'hipoteticamente',
  'extraoficialmente',
  'pero',
  'entonces',
  'por que no',
];
