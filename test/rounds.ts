import type { Database } from '#server/database/database.ts';

/** `npm run test:faults` runs the long version of every test and records its figures. */
export const isLongRun = process.env.MODE === 'long';

/** @returns the number of repetitions: `short` in `npm test`, `long` in `npm run test:faults` */
export function rounds(short: number, long: number): number {
  return isLongRun ? long : short;
}

/** @returns the engines to test on: `short` alone in `npm test`, both in `npm run test:faults` */
export function engines(short: Database['engine']): Database['engine'][] {
  return isLongRun ? ['sqlite', 'postgres'] : [short];
}
