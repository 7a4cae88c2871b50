/** What a number measures, counts or names. */
export type NumberKind =
  | 'bedrooms'
  | 'bathrooms'
  | 'squareFeet'
  | 'acres'
  /** Square feet of land: "a 5000 sq ft lot". */
  | 'squareFeetOfLand'
  /** Square feet of a part of a home: "a 600 sq ft garage". */
  | 'squareFeetOfPart'
  | 'days'
  /** A duration: a term, an age. */
  | 'years'
  | 'calendarYear'
  | 'percent'
  | 'score'
  /** Price of a home. */
  | 'price'
  /** Dollars per month, year or hour. */
  | 'periodicDollars'
  /** Dollars other than a price: dues, taxes, savings. */
  | 'otherDollars'
  | 'zip'
  /** A road, a unit, a model: "I-485", "suite 400", "an F-150". */
  | 'name'
  | 'other';

/** What the nouns of a number tell its kind from. */
interface BeforeNoun {
  digits: string;
  /** The text before the number. */
  before: string;
}

/** "3 or more bedrooms", "3+ bedrooms" */
const INNER = '(?<inner> ?(?:\\+|plus|(?:or|o) [a-z]+))?';
const nounPattern = (words: string) => new RegExp(`^${INNER} ?(?:${words})(?![a-z0-9])`);
const SQUARE_FEET =
  'sq(?:uare)? ?(?:feet|foot|ft|footage)?|sqft|sf|pies(?: cuadrados)?(?! (?:de )?(?:terreno|lote))';
const LAND = 'lots?|land|yards?|terreno|lote|patio';
const PART =
  'garages?|basements?|attics?|decks?|porch(?:es)?|(?:work)?shops?|kitchens?|(?:bed|bath)?rooms?|suites?|barns?|pools?|adus?|guest houses?|garaje|sotano|cocina|cuarto|sala';
/** "A garage of at least 600 sq ft"; in "a garage, over 2000 sq ft" the size is that of the home. */
const sizePattern = (words: string) =>
  new RegExp(
    `\\b(?:${words})(?: (?:of|is|that|size|de|at|least|over|under|more|less|than|about|around|up|to|mas|menos))* $`,
  );
const LAND_BEFORE = sizePattern(`lots?|(?:${LAND}) (?:of|that|size|de)`);
const PART_BEFORE = sizePattern(`(?:${PART}) (?:of|that|size|de)`);

const always = (kind: NumberKind) => () => kind;
/** From here "1500 ft" is a home's size, not a length. */
const LEAST_FEET = 400;
/** The nouns after a number, most specific first. */
export const NOUNS: [of: (number: BeforeNoun) => NumberKind, behind: RegExp][] = [
  [
    always('bedrooms'),
    nounPattern(
      '(?:master |primary |large |big |real |spare )?(?:bed(?:room)?s?|brs?|bds?|bdrms?|habitacion(?:es)?|recamaras?|dormitorios?|cuartos?|alcobas?)',
    ),
  ],
  [always('bathrooms'), nounPattern('(?:full )?(?:bath(?:room)?s?|ba|banos?)')],
  [always('squareFeetOfLand'), nounPattern(`(?:${SQUARE_FEET}) (?:of |de )?(?:${LAND})`)],
  [always('squareFeetOfPart'), nounPattern(`(?:${SQUARE_FEET}) (?:\\w+ )?(?:${PART})`)],
  [
    ({ before }) =>
      LAND_BEFORE.test(before)
        ? 'squareFeetOfLand'
        : PART_BEFORE.test(before)
          ? 'squareFeetOfPart'
          : 'squareFeet',
    nounPattern(SQUARE_FEET),
  ],
  [
    ({ digits }) => (Number(digits) >= LEAST_FEET ? 'squareFeet' : 'other'),
    nounPattern('(?:ft|feet)(?! (?:of|from|away|above|below|to|lot|deck|ceilings?))'),
  ],
  [always('acres'), nounPattern('acres?')],
  [always('days'), nounPattern('days?|dias?')],
  // "the 2nd floor", "7th street"
  [always('name'), /^(?:st|nd|rd|th) (?:floor|street|st|avenue|ave)\b/],
  [always('percent'), /^ ?(?:%|percent\b|por ciento\b)/],
  [always('years'), nounPattern('years?|yrs?|anos?')],
  [always('score'), nounPattern('(?:credit|fico)(?: scores?)?')],
  // "in the 1990s", "in the low 400s"
  [({ digits }) => (digits.length === 3 ? 'price' : 'calendarYear'), /^s\b/],
  [
    always('other'),
    nounPattern(
      'miles?|millas?|blocks?|cuadras?|minutes?|minutos?|hours?|horas?|weeks?|semanas?|months?|meses|points?|stor(?:y|ies)|levels?|people|personas|cars?|percentile',
    ),
  ],
];
/** What follows an amount that is not a price. */
export const NOUNS_OF_MONEY: typeof NOUNS = [
  [
    always('periodicDollars'),
    /^ ?(?:(?:dollars|bucks|dolares) )?(?:(?:a|an|per|each|every|al|por|cada) (?:month|mo|year|yr|week|hour|mes|ano|semana|hora)|mo|monthly|annual(?:ly)?|yearly|mensual(?:es)?|anuales)\b/,
  ],
  [
    always('otherDollars'),
    /^ (?:(?:in|of|for|de|por) )?(?:(?:the|an?) )?(?:salary|income|hoa|dues|fees?|down|deposit|savings|saved|equity|closing costs|sueldo|cuotas?|enganche|ahorros)\b/,
  ],
  [always('other'), /^ (?:miles|people|personas|millas|points|feet|sq|square)\b/],
];
