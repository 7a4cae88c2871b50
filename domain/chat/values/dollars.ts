/** "We owe 210" on a home is 210,000. @param least what is less is said in full */
export function withImpliedThousands(amount: number, least = 10): number {
  return amount >= least && amount < 1_000 ? amount * 1_000 : amount;
}

/** Dollars of digits and the unit behind them. */
export function toDollars(digits = '0', unit = ''): number {
  if (unit === '') return Number(digits);
  return Number(digits) * (unit !== 'mil' && unit.startsWith('m') ? 1_000_000 : 1_000);
}

/** The same of what may be no home's price: "1.2 mil" is English for millions, "2 mil" Spanish for thousands. */
export function amountToDollars(digits = '0', unit = ''): number {
  return digits.includes('.') ? priceToDollars(digits, unit) : toDollars(digits, unit);
}

/** The same of a home's price: "1.2 mil" and "2 mil" are millions, "400 mil" thousands. */
export function priceToDollars(digits = '0', unit = ''): number {
  return toDollars(digits, unit === 'mil' && Number(digits) < MIN_THOUSANDS ? 'm' : unit);
}

/** No home costs less. */
const MIN_THOUSANDS = 4;
