import type { Attribute } from '../understand/understood.ts';
import { longestMatches } from './longest-matches.ts';

/** Returns the facts a plain text asks for by name: "walk score and price". Place names must be masked already. */
export function attributesIn(text: string): Attribute[] {
  const matches = longestMatches(text.replace(COMPARED_TO_PRICE, ' ').replace(COST_OF_DOING, ' '), NAMES);
  const attributes = new Set([
    ...listedFacts(text),
    ...matches.toSorted((one, other) => one.start - other.start).map(({ name }) => name),
  ]);
  // "how much have prices gone up" asks only for the change
  if (attributes.has('trend') || attributes.has('pricePerSquareFoot') || namesOtherCost(text))
    attributes.delete('price');
  if (attributes.has('days')) attributes.delete('status');
  if (attributes.has('lot') && AS_UNIT.test(text)) attributes.delete('size');
  return [...attributes];
}

/** Facts that are named by a bare word in a list of several: "beds baths and sq ft", "price and year"; not "3 beds 2 baths". */
function listedFacts(text: string): Attribute[] {
  const [list = ''] = LIST_OF_FACTS.exec(text) ?? [];
  return BARE_FACTS.filter(([, pattern]) => pattern.test(list)).map(([name]) => name);
}

const BARE_FACTS: [Attribute, RegExp][] = [
  ['price', /\b(?:price|precio)\b/],
  ['beds', /\b(?:bed(?:room)?s?|recamaras|cuartos|dormitorios)\b/],
  ['baths', /\b(?:bath(?:room)?s?|banos)\b/],
  ['size', /\b(?:(?:sq|square) (?:ft|feet|footage)|sqft|(?<!lot )size|pies cuadrados|tamano)\b/],
  ['year', /\b(?:year|age|ano)\b/],
  ['lot', /\b(?:lot|terreno|lote)\b/],
];
const BARE_FACT = `(?:${BARE_FACTS.map(([, { source }]) => source).join('|')})`;
const LIST_OF_FACTS = new RegExp(
  `(?<!\\d )${BARE_FACT}(?: (?:built|size|count))?(?:(?: (?:and|n|plus|y))?(?: (?:the|its|el|la|los))? ${BARE_FACT})+`,
);

/** "What if it is more than the price" does not ask for a price. */
const COMPARED_TO_PRICE =
  /\b(?:than|below|under|over|above) (?:the|my|our) (?:(?:asking|list|sales?|purchase) )?price\b/g;

/** "How many sq ft is that lot", "el terreno en pies cuadrados" */
const AS_UNIT =
  /\b(?:how many (?:square|sq) ?(?:feet|ft|foot) (?:is|are|does|do|on|of)|(?:in|en) (?:(?:square|sq) ?(?:feet|ft)|pies)|cuantos pies(?: cuadrados)?)\b/;

/** "What does it cost to sell in _" */
const COST_OF_DOING = /\bcosts? (?:me |us |you )?to (?!(?:buy|own|purchase|live)\b)\w+/g;

/** Whether a plain text asks for a cost other than a home's price: "how much are the dues". */
export function namesOtherCost(text: string): boolean {
  return OTHER_COSTS.test(text) && !PRICE.test(text);
}

/** Whether a plain text asks for association dues. */
export function asksDues(text: string): boolean {
  return /\b(?:hoa|dues|(?:monthly|association|condo) fees?|cuotas? de (?:la )?(?:asociacion|hoa))\b/.test(
    text,
  );
}

/** Whether a plain text asks about walking distance: "can I walk to a grocery store". Areas have walk scores; homes do not. */
export function asksWalkingDistance(text: string): boolean {
  return /\bwalk(?:ing)? (?:distance|(?:\w+ )?(?:to|from))\b/.test(text);
}

const OTHER_COSTS =
  /\b(?:costs? (?:\w+ )?to (?:sell|buy|close|list|move|own)|cuesta (?:vender|comprar|cerrar)|dues|hoa|fees?|association|taxes|tax|insurance|deposits?|commission|closing costs?|earnest|due diligence|payments?|monthly|rent|utilities|repairs?|inspections?|appraisals?|down|uber|lyft|taxis?|cabs?|fares?|tolls?|tickets?|movers?|licen[cs]es?|permits?|guides?|bills?|electricity|internet|(?:garbage|trash) (?:collection|pickup|service)|groceries|day ?care|child ?care|tuition|cuotas?|impuestos?|seguro|comision|enganche|renta|deposito|inspeccion|avaluo)\b/;
const PRICE = /\b(?:price[sd]?|asking|median|listed|precios?|mediana)\b/;

const NAMES: [Attribute, RegExp][] = [
  [
    'pricePerSquareFoot',
    /\b(?:(?:price|cost|dollars?|much|precio)(?: \w+){0,3} (?:per|a|by the|por|el) (?:square |sq ?)?(?:foot|feet|ft|sqft|pie)|(?:per|a|by the) (?:(?:square|sq) ?(?:foot|ft|feet)|foot)|(?:price|per) sf|ppsf|\$ ?(?:per|\/) ?(?:sq ?ft|foot)|pie cuadrado)\b/,
  ],
  [
    'trend',
    /\b(?:(?:prices?|values?|homes?|market|precios?) (?:\w+ ){0,3}(?:gone? up|going up|ris(?:e|es|ing|en)|rose|falling|fallen|dropp\w+|changed?|increas\w+|subi\w+|baj\w+)|appreciat\w+|growth|grown|grew|(?:gone|going|went|go) up|price change|trends?|(?:up or down|down or up|higher or lower)(?: \w+){0,4} (?:year|ago)|(?:from|than|since|compared (?:to|with)) (?:last year|a year ago|the year before)|(?:subieron|han subido|suben|bajaron) (?:los |las )?(?:precios|casas)|crecimiento|cuanto ha subido|year (?:on|over|to) year|(?:prices?|values?) (?:\w+ ){0,2}doing|got(?:ten)? (?:pricier|more expensive|cheaper))\b/,
  ],
  [
    'days',
    /\b(?:days? (?:on|in) (?:the )?market|dom|how (?:long|fast|quick\w*) (?:do|does|did|are|is|will|ha(?:s|ve)(?= (?:it|this|that|they|these|those|each|both|all|most|an?|1|homes?|houses?|condos?|listings?|_\w*|the (?!team|agent|firm|company|broker|realtor)\w+)\b))(?: \w+){0,4} (?:sell|selling|sold|sit(?:s|ting)?|take|been|go|listed|stay(?:ing)?|last(?:ing)?)(?! (?:a (?:loan|closing)|to (?!sell\b)))|time on market|how many days (?:has|have)(?: (?!i |we |you )\w+){1,5} been (?:on|up|listed|there|for sale)|how many days (?:do|does|will)(?: \w+){0,3} (?:sit|sell|take|last)(?! to (?:close|get))|been (?:on the market|for sale|listed)|selling (?:fast|quick|slow)\w*|sell (?:fast|quick\w*)|sell(?:s|ing)?(?: \w+){0,4} \d+ (?:days|weeks)|take(?:s|n)?(?: \w+){0,3} \d+ (?:days|weeks) to sell|dias (?:lleva )?en (?:el )?(?:mercado|venta)|cuantos dias lleva|cuanto tiempo lleva|(?:cuanto|que tanto)(?: tiempo)?(?: se)? (?:tardan?|demoran?) en vender\w*|(?:se venden|cuanto duran)(?: \w+){0,3} (?:rapido|mercado)|en cuanto tiempo se venden?)\b/,
  ],
  [
    'inventory',
    /\b(?:inventory|how many (?:\w+ )?(?:listings|(?:homes?|houses?|properties)(?: (?:are|is))? (?:for sale|listed|available|on the market))|active listings|(?:number of (?:listings|homes)|(?:total|combined) listings)|which(?: (?:1|one|area|of \w+))? (?:has|have|got) (?:more|(?:the )?most|fewer) (?:homes|houses|listings)|inventario|cuant[oa]s (?:casas|propiedades)(?: \w+)? en venta|(?:cuant[oa]s|total de) (?:listados|anuncios))\b/,
  ],
  [
    'walk',
    /\b(?:walk(?:able|ability)?(?: ?scores?)?|walking|caminab\w+|caminar)\b(?! ?(?:in (?!_)|up\b|through|away|out|distance|(?:\w+ )?(?:to|from)\b|at night|alone|around))/,
  ],
  ['transit', /\b(?:(?:public )?transit(?: ?scores?)?|public transport\w*|transporte(?: publico)?)\b/],
  ['bike', /\b(?:bik(?:e|es|ing|eable|eability)(?: ?scores?)?|cycling|biciclet\w*|bici)\b/],
  [
    'beds',
    /\b(?:how many (?:bed(?:room)?s?|rooms|br)|bed(?:room)? (?:count|number)|(?:total|average|combined|number of) bed(?:room)?s|(?:total|promedio|suma) de (?:habitaciones|recamaras|dormitorios|cuartos)|cuant[oa]s (?:habitaciones|recamaras|dormitorios|cuartos))\b/,
  ],
  [
    'baths',
    /\b(?:how many (?:\w+ )?(?:bath(?:room)?s?|ba)|bath(?:room)? count|(?:total|average|combined|number of) bath(?:room)?s|(?:total|promedio|suma) de banos|cuantos banos)\b/,
  ],
  [
    'lot',
    /\b(?:(?:the )?lots? size|(?:big|large|size) (?:is |of )?(?:the |its )?(?:lot|yard|land)|acreage|how (?:many acres|much land)|acres|the lot|(?<!\ba )lot(?! of (?!the|that|this|it|each))|tamano del (?:lote|terreno)|terreno|lote)\b/,
  ],
  [
    'size',
    /\b(?:(?:square|sq) ?(?:feet|footage|foot|ft)|how (?:big|large)(?! (?:is |are )?(?:the |its |that )?(?:lot|yard|land|garden))|size|floor area|metros cuadrados|pies cuadrados|que tan grande|cuanto mide|tamano)\b/,
  ],
  [
    'year',
    /\b(?:(?:when|what year)(?: \w+){0,5} (?:built|constructed|build)|_home (?:\w+ ){0,3}\d+ years old|year built|what year(?: is (?:it|that|this))?$|how old(?! (?:is|are) (?:the|its|that|their) (?!_|home|house|condo|place|town|property|bungalow|unit|building|(?:\w+ )?1\b|(?:\w+ )?one\b))|age of(?! (?:the|its) (?!_|home|house|condo|place|property))|built in what year|ano de construccion|cuando (?:(?:la|lo|las|los) (?:construyeron|hicieron|edificaron)|se (?:construyo|hizo|edifico)|(?:fue|es) construid[ao])|(?:en )?que ano|cuantos anos tiene|antiguedad)\b/,
  ],
  [
    'type',
    /\b(?:what (?:type|kind) of (?:home|house|property|place)|property type|is it a (?:house|condo|townhouse|single family)|tipo de (?:casa|propiedad))\b/,
  ],
  [
    'status',
    /(?<![\w])(?:_home (?:is |are )?(?:already |still )?(?:pending|under contract|taken|sold|available)|still (?:available|for sale|active|on the market)|(?:is|are) (?:\w+ ){1,5}(?:available|sold|taken|gone|pending|under contract|for sale)|status|availability|(?:sigue|esta|todavia)(?: \w+)?(?: en venta| disponible)|disponibles?)\b/,
  ],
  [
    'firm',
    /\b(?:who (?:is )?(?:list(?:s|ed|ing)?|selling|represent\w*)(?: \w+){0,3}|listing (?:agent|firm|brokerage|office|side|broker)|listed by|quien la vende)\b/,
  ],
  [
    'place',
    /\b(?:(?:what|which) (?:area|neighborhood|part of town|street)(?: is (?:it|that|this))?|where is (?:it|that|this|the)|what is the address|located|address|direccion|donde (?:esta|queda))\b/,
  ],
  [
    'price',
    /\b(?:price[sd]?|pricing|median|how much(?! (?:older|newer|bigger|larger|smaller)\b)|cost(?:s|ing)?|asking|listed (?:at|for)|(?:going|goes) for|expensive|affordable|worth|precios?|(?<!\bde )cuanto (?:cuesta|vale|es|esta)|cuesta[n]?|car[oa]s?|mediana?)\b/,
  ],
];
