import { hashWord } from '#domain/chat/text/features.ts';
import type { Example } from './read-examples.ts';

export interface Split {
  train: Example[];
  /** Kept back to calibrate on, and for nothing else. */
  validation: Example[];
}

/** One in so many. */
const HELD_OUT_ONE_IN = 16;

/** Keeps a share of the examples back, drawn by their ids: the turns of one talk stay together, and further files move none. */
export function split(examples: readonly Example[]): Split {
  const validation: Example[] = [];
  const train: Example[] = [];
  for (const example of examples) (isHeldOut(example) ? validation : train).push(example);
  return { train, validation };
}

function isHeldOut({ id }: Example): boolean {
  // What no visitor asked, and the chips, which must find their entry.
  if (/^(?:facts|titles)\//.test(id)) return false;
  return hashWord(id.replace(/\.\d+$/, '')) % HELD_OUT_ONE_IN === 0;
}
