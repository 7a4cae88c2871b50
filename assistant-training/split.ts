import { hashWord } from '#domain/chat/text/features.ts';
import type { Example } from './read-examples.ts';

export interface Split {
  train: Example[];
  /** Held out; used only for calibration and evaluation. */
  validation: Example[];
}

/** One in this many examples is held out. */
const HELD_OUT_ONE_IN = 16;

/** Holds out a share of the examples by id hash: turns of one conversation stay together, and new files do not move old ones. */
export function split(examples: readonly Example[]): Split {
  const validation: Example[] = [];
  const train: Example[] = [];
  for (const example of examples) (isHeldOut(example) ? validation : train).push(example);
  return { train, validation };
}

function isHeldOut({ id }: Example): boolean {
  // Never hold out lines that no visitor asked, nor the chips, which must find their entry.
  if (/^(?:facts|titles)\//.test(id)) return false;
  return hashWord(id.replace(/\.\d+$/, '')) % HELD_OUT_ONE_IN === 0;
}
