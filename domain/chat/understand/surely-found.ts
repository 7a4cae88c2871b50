import { NONE } from './find-entries.ts';
import type { Understood } from './understood.ts';

/** From here on an entry is what is asked for. */
const SURE_OF_ENTRY = 0.6;

/** Whether an entry surely answers a message. */
export function isSurelyKnown({ entries: [entry] }: Understood): boolean {
  return entry !== undefined && entry.id !== NONE && entry.confidence >= SURE_OF_ENTRY;
}

/** Whether this entry surely answers a message. */
export function isSurely(id: string, understood: Understood): boolean {
  return understood.entries[0]?.id === id && isSurelyKnown(understood);
}
