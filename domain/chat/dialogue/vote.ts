import type { Act } from '../understand/understood.ts';

/** What is added to the claim of an act, beside what its head says. */
export type Vote = [act: Act, share: number];

/** No head outweighs it. */
export const SURELY = 2;
export const RATHER = 0.6;
/** Something is pointed at, or a place named, and nothing said of it. */
export const POINTED = 0.5;
