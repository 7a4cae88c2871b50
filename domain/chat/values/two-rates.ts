import type { CutText } from './cut-text.ts';
import { amountOf, NUMBER } from './dollars.ts';

type Take = CutText['take'];

/** Two rates that are weighed: "6.25 or 6.75", "from 7.4 to 6.2". */
export interface TwoRates {
  rate: number;
  otherRate: number;
  /** A term for each: "15 years at 5.8 or 30 at 6.5". */
  years?: number;
  otherYears?: number;
  /** Points paid for the lower rate. */
  points?: number;
  /** Dollars that the lower rate costs at once. */
  cost?: number;
}

/** The two rates that a plain text weighs; null without two. */
export function twoRatesIn(text: string, { take }: Pick<CutText, 'take'>): TwoRates | null {
  const rates = ratesWithTerms(take) ?? ratesAlone(text, take);
  const cost = rates && (take(COST) ?? take(COST_AFTER));
  return rates && { ...rates, ...(cost && { cost: amountOf(cost[1], cost[2]) }) };
}

function ratesWithTerms(take: Take): TwoRates | null {
  const found = take(TWO_OFFERS);
  if (!found) return null;
  const [years, rate, otherYears, otherRate] = found.slice(1).map(Number) as [number, number, number, number];
  return { rate, otherRate, years, otherYears };
}

function ratesAlone(text: string, take: Take): TwoRates | null {
  const pattern = COMPARED.test(text) ? COMPARED_RATES : TWO_RATES;
  const [whole = '', ...found] = pattern.exec(text.replace(POINTS, '_').replace(CREDIT, '_')) ?? [];
  const [rate = 0, otherRate = 0] = found.map(Number);
  const areRates = [rate, otherRate].every((one) => one >= LEAST_RATE && one <= MOST_RATE);
  if (!areRates || !/[.%]|percent/.test(whole)) return null;
  const points = take(POINTS);
  const credit = take(CREDIT);
  take(pattern);
  return {
    rate,
    otherRate,
    ...(points && { points: Number(points[1]) }),
    ...(credit && { cost: amountOf(credit[1], credit[2]) }),
  };
}

const LEAST_RATE = 2;
const MOST_RATE = 15;
/** "15 year at 5.8 or 30 at 6.5" */
const TWO_OFFERS =
  /\b(\d{2}) ?(?:years?|yrs?|anos)?(?: (?:at|al|for))? (\d(?:\.\d+)?) ?(?:%|percent)? (?:(?!\d)\S+ ){1,4}?(\d{2}) ?(?:years?|yrs?|anos)?(?: (?:at|al|for))? (\d(?:\.\d+)?)(?![\d.]) ?(?:%|percent)?/;
const POINTS = /\b(\d(?:\.\d+)?) ?(?:points?|pts?|puntos?)\b/;
const RATE =
  '(?<![\\d.$])(\\d{1,2}(?:\\.\\d+)?)(?![\\d.])(?: ?(?:%|percent|por ciento)|(?! ?(?:%|percent|por ciento)))(?! ?(?:k|m|mil|million|thousand|beds?|baths?|br|acres?|miles?|hours?|am|pm|stor(?:y|ies)|years?|yrs?|anos|months?|days?|weeks?|down|de enganche|of|commission)\\b)';
/** "6.25 or 6.75", "from 7.4 to 6.2", "5.875 with a point better than 6.25" */
const TWO_RATES = new RegExp(
  `${RATE} (?:(?!\\d)\\S+ ){0,4}?(?:vs|versus|or|to|than|against|instead of|o|a|contra|que) (?:(?!\\d)\\S+ ){0,2}?${RATE}`,
);
/** "The difference between 6 and 7 percent" */
const COMPARED = /\b(?:between|compar\w+|difference|both|entre|diferencia)\b/;
const COMPARED_RATES = new RegExp(TWO_RATES.source.replace('(?:vs|', '(?:and|y|vs|'));
/** A lender's credit with the higher rate is what the lower one costs. */
const CREDIT = new RegExp(`${NUMBER} (?:lender )?credit\\b`);
/** "Costs 6500", "5k in fees" */
const COST = new RegExp(
  `\\b(?:costs?|fees?|closing costs|cuesta)(?: (?:of|is|are|about|me|around|de|son|unos))* ${NUMBER}`,
);
const COST_AFTER = new RegExp(`${NUMBER} (?:in |of |de )?(?:closing )?(?:costs?|fees?|gastos)\\b`);
