/** Reads an amount below 1,000 as thousands: "we owe 210" is 210,000. @param least smaller amounts stay as they are */
export function withImpliedThousands(amount: number, least = 10): number {
  return amount >= least && amount < 1_000 ? amount * 1_000 : amount;
}

/** Converts digits and the unit after them to dollars; "mil" is Spanish for thousand. */
export function toDollars(digits = '0', unit = ''): number {
  if (unit === '') return Number(digits);
  return Number(digits) * (unit !== 'mil' && unit.startsWith('m') ? 1_000_000 : 1_000);
}

/** Converts an amount of any kind to dollars: "1.2 mil" is English for millions, "2 mil" Spanish for thousands. */
export function amountToDollars(digits: string, unit: string): number {
  return digits.includes('.') ? priceToDollars(digits, unit) : toDollars(digits, unit);
}

/** Converts a home's price to dollars: "1.2 mil" and "2 mil" are millions, "400 mil" thousands. */
export function priceToDollars(digits: string, unit: string): number {
  return toDollars(digits, unit === 'mil' && Number(digits) < MIN_THOUSANDS ? 'm' : unit);
}

/** In thousands of dollars: no home costs less. */
const MIN_THOUSANDS = 4;

/** Converts a home's price as people abbreviate it: "hoping for 1.35" is in millions, "we owe 210" in thousands. */
export function impliedPrice(digits: string, unit: string): number {
  const isInMillions = unit === '' && digits.includes('.') && Number(digits) < MOST_MILLIONS;
  return isInMillions ? toDollars(digits, 'm') : withImpliedThousands(priceToDollars(digits, unit));
}

const MOST_MILLIONS = 5;
