/** `npm run test:faults` runs the long version of every test, and writes its figures down. */
export const isLongRun = process.env.MODE === 'long';

/** @returns how often to do it: `short` times in `npm test`, `long` times in `npm run test:faults` */
export function rounds(short: number, long: number): number {
  return isLongRun ? long : short;
}
