import { randomFrom } from './random.ts';
import type { Example } from './read-examples.ts';

export interface Split {
  train: Example[];
  /** Kept back to calibrate on, and for nothing else. */
  validation: Example[];
}

const SHARE_KEPT_BACK = 0.06;

/** Keeps a share of each topic of each file back; the turns of one talk stay together. */
export function split(examples: readonly Example[]): Split {
  const random = randomFrom(7);
  const kept = new Map<string, boolean>();
  const isKept = ({ id }: Example) => {
    // What no visitor asked, and the chips, which must find their entry.
    if (/^(?:facts|titles)\//.test(id)) return false;
    const talk = id.replace(/\.\d+$/, '');
    const known = kept.get(talk) ?? random() < SHARE_KEPT_BACK;
    kept.set(talk, known);
    return known;
  };
  const validation: Example[] = [];
  const train: Example[] = [];
  for (const example of examples) (isKept(example) ? validation : train).push(example);
  return { train, validation };
}
