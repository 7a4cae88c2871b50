import { type Bounds, type CutText, cutText } from './cut-text.ts';
import { inThousands, NUMBER } from './dollars.ts';

/** Dollars that are no price: what somebody earns, has, pays and owes by the month. What was not said is not there. */
export interface NamedAmounts {
  /** A year, before taxes. */
  income?: number;
  /** Savings, equity. */
  own?: number;
  /** A month, to an association. */
  dues?: number;
  /** A month, for debts beside the home. */
  debts?: number;
  /** A month, on top of the payment. */
  extra?: number;
  /** A month. */
  rent?: number;
  /** A year, of property tax. */
  taxes?: number;
}

/** Takes the amounts of a plain text with digits that are named by what stands beside them. */
export function takeNamedAmounts(rest: CutText, text: string): NamedAmounts {
  const named: NamedAmounts = {};
  for (const [name, take] of NAMED) {
    const amount = take(rest, text);
    if (name !== null && amount > 0) named[name] = (named[name] ?? 0) + amount;
  }
  return named;
}

/** A plain text without such amounts: what is left may be a price. */
export function withoutNamedAmounts(text: string): string {
  const rest = cutText(text);
  takeNamedAmounts(rest, text);
  return rest.left();
}

/** The same without the rent alone: what is left may be what it has to pay for. */
export function withoutRent(text: string): string {
  const rest = cutText(text);
  rest.takeAmount(RENT, A_MONTH);
  return rest.left();
}

/** Takes what one earns in a year, or two together; 0 where it is not said. */
function takeIncome({ takeAmount }: CutText, text: string): number {
  takeAmount(AFTER_TAXES);
  const hourly = takeAmount(HOURLY);
  const monthly = takeAmount(MONTHLY_INCOME);
  const earned = hourly * HOURS_A_YEAR || monthly * 12 || aYear(takeAmount(INCOME));
  const second = earned > 0 ? aYear(takeAmount(PARTNERS_INCOME) || takeAmount(INCOME)) : 0;
  const besides = second >= LEAST_INCOME && !TOGETHER.test(text) ? second : 0;
  return earned >= LEAST_INCOME ? earned + besides : 0;
}

/** "I make 85" is 85,000 a year. */
function aYear(amount: number): number {
  return amount >= LEAST_IN_THOUSANDS ? inThousands(amount) : amount;
}

/** Less may be dollars by the hour. */
const LEAST_IN_THOUSANDS = 40;
const LEAST_INCOME = 10_000;

/** What is paid by the month beside a loan is no price. */
export const A_MONTH = { least: 20, most: 10_000 };

const EARN =
  'make|makes|making|made|earn|earns|earning|earned|bring(?:s|ing)? (?:home|in)|salary|income|gano|ganamos|sueldo|ingresos?|salario';
/** "I make 90k", "our income is 120k", "gano 60 mil al año" */
const INCOME = new RegExp(
  `\\b(?:${EARN})(?: (?:of|is|about|around|roughly|together|combined|like|only|goes|went|up|to|de|es|como|unos)){0,3} ${NUMBER}(?: (?:a|per|al) (?:year|ano))?(?! ?(?:a|per|al|por|each) (?:month|mes|week|hour))|\\bafford (?:on|making|earning) (?:an? )?${NUMBER}(?! ?(?:down|a month|per month|monthly))|${NUMBER} (?:a year|per year|annually|salary|income|(?:al|por) ano|anuales)\\b`,
);
/** "31 an hour" */
const HOURLY = new RegExp(`${NUMBER} ?(?:an|per|a|each|la|por) (?:hour|hr|hora)\\b`);
const HOURS_A_YEAR = 2_080;
/** "I earn 5600 a month", and not what is left after taxes */
const MONTHLY_INCOME = new RegExp(
  `\\b(?:${EARN}|ssdi|ssi|social security|disability|pension|retirement|child support|recibo)(?: (?:check|benefits?|pays?|of|is|about|around|roughly|de|es|como|unos)){0,3} ${NUMBER} (?:(?:a|per|each|every|al|por) )(?:month|mes)\\b(?! after)|${NUMBER} (?:a|per|each|every) month (?:in|of|from) (?:ssdi|ssi|social security|disability|pension|retirement|child support)\\b`,
);
/** What is left of it after taxes is no income that a lender counts. */
const AFTER_TAXES = new RegExp(
  `\\b(?:${EARN})(?: (?:of|is|about|around|roughly|home|de|como|unos)){0,3} ${NUMBER} (?:(?:a|per|each|every|al|por) )(?:month|mes) (?:after|net|neto|despues|libres)\\b`,
);
/** "Add 200 a month", "300 extra every month" */
const EXTRA = new RegExp(
  `\\b(?:add|adding|extra|additional|throw(?:ing)?|agrego|abono|aporto)(?: (?:of|an|in|extra|additional|another|de))* ${NUMBER}(?: (?:extra|more|de mas))? (?:a|per|each|every|al|por|cada) (?:month|mes)\\b|${NUMBER} (?:(?:a|per|each|every|al|por) (?:month|mes) )?(?:extra|more|additional|de mas|adicionales)(?: (?:a|per|each|every|al|por|cada) (?:month|mes))(?! than)\\b`,
);
/** "My wife makes 60k", after what somebody earns */
const PARTNERS_INCOME = new RegExp(
  `\\b(?:wife|husband|spouse|partner|fiancee?|girlfriend|boyfriend|she|he|espos[ao]|marido|mujer|pareja|novi[ao])(?: (?:also|makes|earns|gets|brings(?: in)?|has|about|around|another|gana|tambien|unos))* ${NUMBER}(?! ?(?:a|per|al|each) (?:month|mes|week|hour))`,
);
/** "We make 140k, I make 80 and she makes 60" says the sum already. */
const TOGETHER =
  /\b(?:we (?:both |together )?(?:make|earn|bring)|our (?:\w+ ){0,2}(?:income|salar(?:y|ies))|together|combined|household|joint|ganamos|juntos|entre los dos)\b/;
/** "HOA 210 a month", "210 in dues" */
const DUES = new RegExp(
  `\\b(?:hoa|(?:association|condo|monthly) (?:fees?|dues)|dues|cuotas? (?:de (?:la )?(?:asociacion|hoa)))(?: (?:fees?|dues|of|is|are|about|at|around|de|es|for))* ${NUMBER}|${NUMBER} (?:(?:(?:a|per) )?(?:month|mo) |monthly )?(?:in |of |for |de |por )?(?:(?:the|la) )?(?:hoa|(?:association|condo) (?:fees?|dues)|dues|cuotas? de (?:la )?(?:asociacion|hoa))\\b(?! (?:of |is |de )?\\$? ?\\d{2,4}(?![\\dk]))`,
);
/** "HOA under 400 a month" is a limit, and no due. */
const DUES_LIMIT = new RegExp(
  `\\b(?:hoa|dues|fees|cuotas?)(?: (?:fees?|dues|is|are|de))* (?:(?:under|below|over|above|up to|max|maximum|at most|less than|more than|no more than|menos de|hasta) )+${NUMBER}`,
);
/** "Car payments 700", "450 a month on student loans" */
const DEBTS = new RegExp(
  `\\b(?:(?:car|truck|auto|student|credit card|card|personal|carro|coche|estudiantil(?:es)?)s?(?: (?:loans?|notes?|payments?|debts?|bills?|prestamos?|pagos?))*|(?:other |monthly )?debts?)(?: (?:of|is|are|at|about|total|totaling|totalling|for|de|por|son))* ${NUMBER}|(?=\\$? ?\\d\\d)${NUMBER} (?:(?:(?:a|per) )?(?:month|mo) |monthly |total |al mes )?(?:(?:in|of|on|for|to|de|en) )*(?:(?:my|our|the|mi|el|other) )*(?:cars?|trucks?|autos?|student loans?|credit cards?|debts?|deudas?|carros?|coches?)\\b(?! garage)`,
);
/** "Rent would be around 2400", "2000 a month in rent" */
const RENT = new RegExp(
  `\\b(?:rents?|rental|renta|alquiler)(?: (?:would|could|should|will|is|be|it|for|at|of|about|around|like|maybe|seria|es|de|unos|como))* ${NUMBER}(?: (?:a|per|al) (?:month|mes))?|${NUMBER} (?:(?:a|per|al) (?:month|mes) )?(?:(?:in|of|for|de) )?(?:rent|renta|alquiler)\\b`,
);
/** What somebody has is no price: "20k saved", "200k in equity". */
const OWN = new RegExp(
  `${NUMBER} (?:saved|(?:in )?cash(?! out)|en efectivo|inheritance|bonus|settlement|in (?:savings|equity|the bank)|of equity|(?:de )?ahorr\\w+|en ahorros)\\b|\\b(?:saved|savings (?:of|are|is)|equity of|ahorre) (?:up )?${NUMBER}`,
);
/** "Property taxes under 5000" are what the tax comes to. */
const TAXES = new RegExp(
  `\\btax(?:es)? (?:bills? )?(?:(?:are|is|of|about|around|under|below|over|above|up to|less than|more than|at most|at least|no more than) )+${NUMBER}`,
);

type Take = (rest: CutText, text: string) => number;

const beside =
  (pattern: RegExp, bounds?: Bounds): Take =>
  ({ takeAmount }) =>
    takeAmount(pattern, bounds);

/** In the order they are taken; what has no name is only no price. */
const NAMED: [name: keyof NamedAmounts | null, take: Take][] = [
  [null, beside(DUES_LIMIT, A_MONTH)],
  ['taxes', beside(TAXES, { most: 20_000 })],
  ['income', takeIncome],
  ['dues', beside(DUES, A_MONTH)],
  [null, beside(DEBTS, { least: A_MONTH.most })],
  ['debts', beside(DEBTS, { least: 50 })],
  ['debts', beside(DEBTS, { least: 50 })],
  ['extra', beside(EXTRA, { most: A_MONTH.most })],
  ['own', beside(OWN)],
  ['rent', beside(RENT, A_MONTH)],
];
