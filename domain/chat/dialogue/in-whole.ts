import { completed } from '../text/completed.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { type Dialogue, topicOf } from './dialogue.ts';

/**
 * A message in whole that goes on with a question an entry answered: "and the agent?"
 * @returns null for a message that asks by itself, or that names something of the records, an amount or a side
 */
export function inWhole(
  said: string,
  dialogue: Pick<Dialogue, 'asked' | 'tasks'>,
  read: (raw: string) => Values,
): string | null {
  const whole = topicOf(dialogue) === undefined ? null : completed(said, dialogue.asked);
  return whole !== null && isOfTrade(read(said)) ? whole : null;
}

function isOfTrade({ homes, areas, elsewhere, about, wish, sum, side, pointing }: Values): boolean {
  const namesNone = homes.length + areas.length === 0 && elsewhere === '' && about === null;
  const isPointed = pointing.ordinal !== null || pointing.which !== null;
  return namesNone && !isPointed && !hasLimits(wish) && sum === null && !side.alone;
}
