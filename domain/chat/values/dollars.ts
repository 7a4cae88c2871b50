/** "We owe 210" on a home is 210,000. @param least what is less is said in full */
export function inThousands(amount: number, least = 10): number {
  return amount >= least && amount < 1_000 ? amount * 1_000 : amount;
}

/** Dollars of digits and the unit behind them. */
export function amountOf(digits = '0', unit = ''): number {
  if (unit === '') return Number(digits);
  return Number(digits) * (unit !== 'mil' && unit.startsWith('m') ? 1_000_000 : 1_000);
}

/** The same of what may be no home's price: "1.2 mil" is English for millions, "2 mil" Spanish for thousands. */
export function sumOf(digits = '0', unit = ''): number {
  return digits.includes('.') ? priceOf(digits, unit) : amountOf(digits, unit);
}

/** The same of a home's price: "1.2 mil" and "2 mil" are millions, "400 mil" thousands. */
export function priceOf(digits = '0', unit = ''): number {
  return amountOf(digits, unit === 'mil' && Number(digits) < LEAST_OF_THOUSANDS ? 'm' : unit);
}

/** No home costs less. */
const LEAST_OF_THOUSANDS = 4;
