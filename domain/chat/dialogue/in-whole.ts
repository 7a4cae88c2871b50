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
  if (whole === null) return null;
  const values = read(said);
  const { about, wish, sum, side } = values;
  const namesRecord = namesPlace(values) || about !== null || hasLimits(wish);
  return namesRecord || sum !== null || side.alone ? null : whole;
}

function namesPlace({ homes, areas, elsewhere }: Values): boolean {
  return homes.length + areas.length > 0 || elsewhere !== '';
}
