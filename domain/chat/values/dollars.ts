/** An amount in a plain text: its digits, and its unit. */
export const NUMBER = '\\$? ?(\\d+(?:\\.\\d+)?) ?(k|thousand|grand|mil(?!l)|m|million|millones|millon)?\\b';

const UNITS: Record<string, number> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  mil: 1_000,
  m: 1_000_000,
  million: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
};

/** "We owe 210" on a home is 210,000. */
export function inThousands(amount: number): number {
  return amount >= 10 && amount < 1_000 ? amount * 1_000 : amount;
}

/** Dollars of digits and the unit behind them. */
export function amountOf(digits = '0', unit = ''): number {
  return Number(digits) * (UNITS[unit] ?? 1);
}
