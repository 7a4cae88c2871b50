import type { Attribute } from '../understand/understood.ts';

/** A superlative or a sorted list. */
export interface Order {
  by: Attribute;
  lowest: boolean;
  /** Position in that order, from 0: "the second cheapest". */
  place: number;
  /** How many are wanted; 0 is all. */
  most: number;
  /** The one after the last answer: "the next cheapest". */
  isNext?: true;
}

/** Returns the order a plain text asks for: "the largest lot", "the two cheapest", "más barata"; null if it asks for none. */
export function orderIn(text: string): Order | null {
  if (OTHER_SUPERLATIVES.test(text) || HOW_MUCH_MORE.test(text)) return null;
  const sort = SORTED_BY.get(SORTED.exec(text)?.[1] ?? '');
  if (sort) return { by: sort, lowest: sort === 'price' || sort === 'days', place: 0, most: 0 };
  const [, howMany, what = ''] = TOP.exec(text) ?? [];
  const ranked = SORTED_BY.get(what);
  if (ranked) return { by: ranked, lowest: false, place: 0, most: Number(howMany) };
  const end = ENDS.find(([pattern]) => pattern.test(text));
  if (!end) return null;
  const [pattern, by, lowest] = end;
  const before = text.slice(0, text.search(pattern));
  const count = Number(
    COUNT_BEFORE.exec(before)?.[1] ?? COUNT_ASKED.exec(before)?.[1] ?? COUNT_AFTER.exec(text)?.[1] ?? 0,
  );
  const isList =
    count === 0 &&
    (SEVERAL.test(text) || BOTH_ENDS.test(text)) &&
    !/\bthe \w+est (?:\w+ )?(?:home|house|condo|area|neighborhood|1)\b/.test(text);
  return {
    by,
    lowest,
    place: placeOf(PLACE_BEFORE.exec(before)?.[1]),
    most: isList ? 0 : Math.max(1, count),
    ...(NEXT_BEFORE.test(before) && { isNext: true }),
  };
}

/** "Cuánto más vieja": a comparison, in the words of a superlative. */
const HOW_MUCH_MORE = /\bcuanto (?:mas|menos)\b/;

/** "Sort by price" */
const SORTED =
  /\b(?:sort|order|rank|arrange|ordena\w*)(?:ed)?(?: (?:them|these|those|it|all|the \w+|l[ao]s))? (?:by|por) (\w+)$/;

/** "The top 3 homes by price" */
const TOP = /\btop (\d+)(?: \w+)? (?:by|por) (\w+)$/;

/** The last word of a sort. */
const SORTED_BY = new Map<string, Attribute>([
  ['price', 'price'],
  ['precio', 'price'],
  ['size', 'size'],
  ['tamano', 'size'],
  ['year', 'year'],
  ['age', 'year'],
  ['lot', 'lot'],
  ['days', 'days'],
]);

/** Returns the order of a comparative without a number: "anything cheaper?", "which is bigger"; null if there is none. */
export function comparativeIn(text: string): Order | null {
  if (
    /\b(?:than|que|de) (?:(?:\$ ?)?\d|last year|a year ago|the year before|el ano pasado|hace un ano)/.test(
      text,
    )
  )
    return null;
  if (/\b(?:el|la|los|las)(?: \d+)? mas\b/.test(text)) return null; // a superlative
  const found = COMPARATIVES.find(([pattern]) => pattern.test(text));
  return found ? { by: found[1], lowest: found[2], place: 0, most: 1 } : null;
}

/** One end of an order, or a position counted from it. */
export type OrderEnd = Pick<Order, 'lowest' | 'place'>;

/** Returns the end a follow-up asks for: "and the least?", "and the second most?" */
export function orderEndIn(text: string): OrderEnd | null {
  const found = END_ALONE.exec(text)?.groups;
  return found ? { lowest: found.low !== undefined, place: placeOf(found.place) } : null;
}

const END_ALONE =
  /^(?:(?:and|or|ok|so|y|o|what about|how about|which(?: (?:one|1))?(?: (?:is|has))?|cual(?: es)?) )*(?:the |el |la )?(?:(?<place>second|third|fourth|segund[oa]|tercer[oa]?) )?(?:(?<low>least|lowest|lower|worst|fewest|smallest|slowest|bottom|menos|menor|peor)|(?:most|highest|higher|best|top|mas|mayor|mejor))(?: (?:one|1|area))?$/;

type End = [pattern: RegExp, by: Attribute, lowest: boolean];

/** Superlatives about neither homes nor areas: "the biggest employer", "the cheapest insurance". */
const OTHER_SUPERLATIVES =
  /\b(?:biggest|largest|smallest|cheapest|best|lowest|highest|newest|oldest|most expensive|mayor|mejor|mas (?:barato|barata|grande)) (?:(?:and|or|home|house|real estate|local|internet|city|property|car|mortgage) )*(?:employers?|compan(?:y|ies)|banks?|lenders?|insurance|insurers?|mistakes?|risks?|problems?|airports?|hospitals?|grocer(?:y|ies)|supermarkets?|ways?|times?|months?|seasons?|loans?|rates?|mortgages?|attorneys?|lawyers?|movers?|inspectors?|fees?|expenses?|concerns?|drawbacks?|downsides?|events?|festivals?|providers?|offers?|deductions?|restaurants?|bars?|malls?|hoa|dues|tax(?:es)?|utilit(?:y|ies)|bills?|empleador|compania|banco|seguro|tasa)\b/;

/** Not "quiero vender mi casa más rápido". */
const FASTER = /(?<!\b(?:vender|comprar|cerrar|mudar\w*)(?: \w+){0,3} )\bmas rapido\b/;

/** Most specific first: "largest lot" is not "largest home". */
const ENDS: End[] = [
  [
    /\b(?:most (?:space|house|home|square f\w+|sq ?ft) (?:per|for the) (?:dollar|money|buck)|(?:lowest|cheapest|best|least)(?: \w+)? (?:price )?(?:per|a|by the) (?:square|sq) ?(?:foot|ft|feet)|(?:cheapest|lowest|best value) (?:per|by) (?:sqft|foot)|mas barat\w+ por pie)/,
    'pricePerSquareFoot',
    true,
  ],
  [
    /\b(?:highest|most expensive|priciest)(?: \w+)? (?:price )?(?:per|a|by the) (?:square|sq) ?(?:foot|ft|feet)|mas car\w+ por pie/,
    'pricePerSquareFoot',
    false,
  ],
  [
    /\b(?:largest|biggest|most|huge|big|large) (?:lot|yard|back ?yard|land|acreage|piece of land|garden)s?\b|\bmost (?:acres|land|acreage)\b|\b(?:terreno|lote|patio) mas grande/,
    'lot',
    false,
  ],
  [/\bsmallest (?:lot|yard|land)\b|\b(?:terreno|lote) mas pequeno/, 'lot', true],
  [
    /\b(?:most|highest number of) (?:bed(?:room)?s?)\b|(?<!\bo )\bmas (?:habitaciones|recamaras|dormitorios|cuartos)\b/,
    'beds',
    false,
  ],
  [
    /\b(?:fewest|least|lowest number of) (?:bed(?:room)?s?)\b|(?<!\bo )\bmenos (?:habitaciones|recamaras|dormitorios|cuartos)\b/,
    'beds',
    true,
  ],
  [/\b(?:most) (?:bath(?:room)?s?)\b|(?<!\bo )\bmas banos\b/, 'baths', false],
  [/\b(?:fewest|least|lowest number of) (?:bath(?:room)?s?)\b|(?<!\bo )\bmenos banos\b/, 'baths', true],
  [
    /\b(?:most|highest) walk(?:able|ability| ?score)?\b|\bbest (?:for walking|walk ?score|walkability)|\bwalkabl?est\b|\b(?:mejor|mas) (?:caminab\w+|para caminar)\b|\brank\w* by walk|\bwithout a car\b/,
    'walk',
    false,
  ],
  [/\b(?:least|lowest|worst) walk(?:able|ability| ?score)?\b|\bmenos caminable\b/, 'walk', true],
  [
    /\b(?:best|highest|most) (?:public )?(?:transit|transport\w*|bus|train)\b|\bmejor transporte\b/,
    'transit',
    false,
  ],
  [/\b(?:worst|lowest|least) (?:public )?(?:transit|transport\w*)\b/, 'transit', true],
  [
    /\b(?:best|highest|most) (?:bike|biking|bikeable|cycling|for (?:bikes|biking|cycling))\w*\b|\bmejor para (?:bicicleta|bici)\b/,
    'bike',
    false,
  ],
  [/\b(?:worst|lowest|least) (?:bike|bikeable|cycling)\w*\b/, 'bike', true],
  [
    /\b(?:fastest[- ]growing|(?:grow(?:ing|n|s|th)?|grew|rise(?:n|s)?|rising|rose|go(?:es|ing)? up|went up|climb(?:ed|s|ing)?|increas(?:e|es|ed|ing)|appreciat\w+|sub(?:en|e|ieron|io|ido)) (?:the )?(?:fastest|quickest|most|mas)|(?:fastest|steepest|biggest|strongest|highest|largest|most|best) (?:price )?(?:growth|appreciation|increase|gains?|jump|rise))\b/,
    'trend',
    false,
  ],
  [
    /\b(?:slowest[- ]growing|(?:grow(?:ing|n|s|th)?|grew|rise(?:n|s)?|rising|rose|go(?:es|ing)? up|went up|climb(?:ed|s|ing)?|increas(?:e|es|ed|ing)|appreciat\w+) (?:the )?(?:least|slowest)|(?:slowest|weakest|lowest|least|smallest|worst) (?:price )?(?:growth|appreciation|increase|gains?|rise))\b/,
    'trend',
    true,
  ],
  [
    /\b(?:fastest[- ](?:selling|moving)|sells? (?:the )?(?:fastest|quickest)|(?:fastest|quickest) (?:to sell|sales?)|hottest|homes (?:go|sell) (?:fastest|quickest)|(?:fewest|least|lowest) days|(?:con|llev\w+) menos tiempo|menos tiempo (?:en (?:el mercado|venta)|a la venta))\b/,
    'days',
    true,
  ],
  [FASTER, 'days', true],
  [
    /\b(?:slowest|sells? (?:the )?slowest|most days|highest days|longest on the market|on the market (?:the )?longest|(?:sits?|sat|sitting|takes?|been (?:listed|there|(?:on|up)(?: for sale)?|for sale|sitting)) (?:the )?longest|(?:longest|slowest) to sell|listed (?:the )?longest|oldest listing|(?:con|llev\w+) mas tiempo|mas tiempo (?:en (?:el mercado|venta)|a la venta)|mas lento)\b/,
    'days',
    false,
  ],
  [
    /\b(?:newest listings?|newly listed|just listed|most recent(?:ly)? list\w*|latest listings?|new(?:est)? (?:on|to) the market|what is new|anything new(?! (?:build|construction)))\b/,
    'days',
    true,
  ],
  [
    /\b(?:which|what) (?:area|neighborhood|part of town) has (?:the )?most(?: of (?:them|those))?$|\b(?:most|highest) (?:active )?(?:inventory|listings|homes for sale|houses for sale|homes|houses|choice)\b|\b(?:con|tienen?|donde hay) mas (?:casas|propiedades|opciones|anuncios)\b/,
    'inventory',
    false,
  ],
  [
    /\b(?:which|what) (?:area|neighborhood|part of town) has (?:the )?(?:fewest|least)(?: of (?:them|those))?$|\b(?:fewest|least|lowest) (?:active )?(?:inventory|listings|homes for sale|houses for sale|homes|houses)\b|\bmenos (?:casas|propiedades|opciones|anuncios)\b/,
    'inventory',
    true,
  ],
  [
    /\b(?:cheapest|least expensive|lowest(?:[- ]priced?)?|most affordable|least costly|best deal|bargain|mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?|precio mas bajo)\b/,
    'price',
    true,
  ],
  [
    /\b(?:most expensive|priciest|dearest|highest(?:[- ]priced?)?|(?:nicest|fanciest|most luxurious)(?! (?:area|neighborhood|part|street|people))|costliest|most costly|top of the market|mas car[oa]s?|precio mas alto)\b/,
    'price',
    false,
  ],
  [/\b(?:oldest|most historic|mas (?:antigu|viej)[oa]s?)\b/, 'year', true],
  [
    /\b(?:newest|youngest|most recently built|most modern|mas (?:nuev[oa]s?|recientes?|modern[oa]s?))\b/,
    'year',
    false,
  ],
  [
    /\b(?:largest|biggest|most (?:space|square (?:feet|footage)|sq ?(?:ft|feet)|room)|roomiest|mas grandes?)\b/,
    'size',
    false,
  ],
  [
    /\b(?:smallest|tiniest|(?:least|fewest) (?:space|square (?:feet|footage)|sq ?(?:ft|feet)|room)|mas (?:pequen|chic)[oa]s?)\b/,
    'size',
    true,
  ],
];

/** "Too small", about what was shown. */
const TOO = (words: string) =>
  new RegExp(
    `^(?:(?:hmm+|ok|oh|no|but|that|thats|this|these|those|it|they|is|are|its|all|a bit|a little|way|still|kinda|kind of|pretty|es|son|esta|estan|muy|un poco) )*(?:too|demasiado) (?:${words})\\b(?! (?:for|to|para) )`,
  );

const COMPARATIVES: End[] = [
  // "the big one", of several
  [/\bthe (?:big|large) 1\b/, 'size', false],
  [/\bthe (?:small|little|tiny) 1\b/, 'size', true],
  [/\bthe (?:cheap|inexpensive) 1\b/, 'price', true],
  [/\bthe (?:expensive|pricey) 1\b/, 'price', false],
  [TOO('much|expensive|pricey|rich|steep|high|car[oa]s?'), 'price', true],
  [TOO('small|tiny|cramped|tight|pequen[oa]s?|chic[oa]s?'), 'size', false],
  [TOO('big|large|huge|grandes?'), 'size', true],
  [TOO('old|dated|viej[oa]s?|antigu[oa]s?'), 'year', false],
  [TOO('new|modern|nuev[oa]s?'), 'year', true],
  [
    /\bmore (?:space|house|home|square f\w+|sq ?ft) (?:per|for the) (?:dollar|money|buck)\b|\b(?:cheaper|less(?: expensive)?|lower)(?: \w+){0,2} (?:per|by the) (?:square |sq ?)?(?:foot|feet|ft|sqft)\b|\bmas barat[oa]s? por pie\b/,
    'pricePerSquareFoot',
    true,
  ],
  [
    /\b(?:grow(?:s|ing)?|grew|(?:go(?:es|ing)?|went) up|ris(?:e|es|ing)|rose|climb(?:s|ing)?|increas(?:e|es|ed|ing)|appreciat\w+)(?: in (?:price|value))? (?:faster|more|quicker)\b|\b(?:got|gotten|getting|became|becoming) (?:pricier|more expensive)\b/,
    'trend',
    false,
  ],
  [/\b(?:sells? (?:faster|quicker)|faster|quicker)\b/, 'days', true],
  [FASTER, 'days', true],
  [/\b(?:sells? slower|slower|mas lento)\b/, 'days', false],
  [/\b(?:better|more) (?:public )?(?:transit|transport)\b/, 'transit', false],
  [/\b(?:more bikeable|better for bik\w+)\b/, 'bike', false],
  [/\bmore (?:listings|(?:homes |houses )?for sale|inventory|choice)\b/, 'inventory', false],
  [
    /\b(?:cheaper|less expensive|costs? less|for less(?! than)|more affordable|lower price|por menos(?! de)|mas barat[oa]s?|menos car[oa]s?|mas economic[oa]s?)\b/,
    'price',
    true,
  ],
  [/\b(?:pricier|more expensive|costs? more|nicer budget|higher price|mas car[oa]s?)\b/, 'price', false],
  [
    /\b(?:(?:bigger|larger|more) (?:lot|yard|land)|mas terreno|(?:lote|terreno|patio) mas grande)\b/,
    'lot',
    false,
  ],
  [
    /\b(?:smaller|less) (?:lot|yard|land)\b|\bmenos terreno\b|\b(?:lote|terreno|patio) mas (?:pequen|chic)o\b/,
    'lot',
    true,
  ],
  [/\b(?:more (?:bed(?:room)?s?)|(?<!\bo )mas (?:habitaciones|recamaras|cuartos))\b/, 'beds', false],
  [/\b(?:more bath(?:room)?s?|(?<!\bo )mas banos)\b/, 'baths', false],
  [/\b(?:bigger|larger|more (?:space|room|square f\w+|sq ?ft|pies)|roomier|mas grandes?)\b/, 'size', false],
  [/\b(?:smaller|mas (?:pequen|chic)[oa]s?)\b/, 'size', true],
  [/\b(?:newer|more modern|more recent|mas (?:nuev|modern)[oa]s?)\b/, 'year', false],
  [/\b(?:older|mas (?:antigu|viej)[oa]s?)\b/, 'year', true],
  [/\bmore walkable\b/, 'walk', false],
];

const PLACES = [
  ['first'],
  ['second', '2nd', 'segunda', 'segundo'],
  ['third', '3rd', 'tercera', 'tercer', 'tercero'],
  ['fourth', '4th'],
  ['fifth', '5th', 'quinta', 'quinto'],
];
/** Returns the position of an ordinal word, from 0; the first without a word. */
function placeOf(word = ''): number {
  return Math.max(
    0,
    PLACES.findIndex((words) => words.includes(word)),
  );
}

const PLACE_BEFORE =
  /\b(second|2nd|third|3rd|fourth|4th|fifth|5th|segund[oa]|tercer[oa]?|quint[oa])(?: \w+)? ?$/;

/** "Highest and lowest walk scores", "cheapest vs most expensive area" */
const BOTH_ENDS =
  /\b(?:highest|most|best|cheapest|lowest|least|worst)\b(?: \w+){0,4} (?:and|or|to|vs|versus|y) (?:which (?:has )?)?(?:the )?(?:highest|most|best|cheapest|lowest|least|worst|priciest|dearest)\b|\b(?:la|el) (?:mas|menos) \w+ y (?:la|el) (?:mas|menos)\b/;

const NEXT_BEFORE = /\b(?:next|siguiente)(?: \w+)? ?$/;
const COUNT_BEFORE = /\b(?:the |top |las |los )?([2-9]|1\d)(?: (?!bed|bath|b[ra]\b)\w+)? ?$/;
/** "Which 3 listings have the lowest", "name 2 homes with the" */
const COUNT_ASKED =
  /\b(?:which|what|name|list|find|show|give|cuales)(?: (?:me|us|are|son|your|the|las?|los))* ([2-9]|1\d)(?= (?:homes|houses|condos|listings|places|properties|ones|areas|neighborhoods|of (?:them|these|those|your)|have|has|are|cost|sell|casas|condominios|zonas|areas|barrios|tienen|cuestan)\b)/;
const COUNT_AFTER =
  /\b(?:\w+est|most \w+|top) ([2-9]|1\d)\b(?! (?:(?:or|to) \d )?(?:bed|bath|b[ra]\b|car|story|acre|sq))/;
const SEVERAL =
  /\b(?:rank|order|sort|list|from (?:most|least|cheapest|lowest|highest)|homes|houses|condos|listings|areas|neighborhoods|ones|casas|condominios|barrios|vecindarios|ordena\w*)\b|\b\w+est first$|\b(?:mas|menos) \w+ primero$/;
