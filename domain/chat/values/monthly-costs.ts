import { amountOf, NUMBER } from './dollars.ts';

/** Whether one asks for the rent that pays what a home costs: "what rent to break even" @param text plain text */
export function asksRentToCover(text: string): boolean {
  return OF_RENT.test(text) && COVERS.test(text);
}

/** Whether a landlord asks what a rent leaves: "does it cash flow", "do I break even" @param text plain text */
export function asksCashFlow(text: string): boolean {
  if (OF_TENANT.test(text)) return false;
  return CASH_FLOW.test(text) || COVERS.test(text) || (RENTED_OUT.test(text) && /\bleft\b/.test(text));
}

/** Dollars a month of each cost that a plain text names; what is named by the year counts for a twelfth. */
export function monthlyCosts(text: string): number[] {
  return [...text.matchAll(COST)]
    .map(([, digits, unit, year]) => amountOf(digits, unit) / (year ? MONTHS : 1))
    .filter((cost) => cost >= LEAST_COST && cost < MOST_COST);
}

const OF_RENT = /\b(?:rent|rents|renting|renta|rentar|alquiler|alquilar)\b/;
const COVERS =
  /\bbreak(?:ing)? ?even\b|\brents? (?:do |would |will )?(?:i|we) (?:need|have to|must)\b|\bcover(?:s|ing)? (?:the|my|our|it|all|costs?|expenses?)\b|\b(?:cubrir|salir a mano|no perder)\b/;
const CASH_FLOW =
  /\b(?:cash ?flow\w*|flujo|profit\w*|(?:make|making|lose|losing) money|pencils? out|ganancia|sobra)\b/;
const RENTED_OUT = /\brents? (?:it |out )*(?:for|at)\b/;
const OF_TENANT = /\b(?:my|our|mi|nuestra) rent(?:a)?\b|\b(?:i|we) pay\b/;
const COST = new RegExp(
  `(?<![\\w.])${NUMBER}(?! ?(?:%|percent|units?|beds?|baths?|br|years?|sq|months?))(?: ?(?:in |of |for )?(?:(?!\\d)\\w+ ){0,2}?(a year|per year|yearly|annually|al ano))?`,
  'g',
);
const MONTHS = 12;
const LEAST_COST = 20;
const MOST_COST = 10_000;
