import { completed } from '../text/completed.ts';
import { joinsOn } from '../text/points-back.ts';
import type { Values } from '../values/read-values.ts';
import { hasLimits } from '../values/wish.ts';
import { type Dialogue, topicOf } from './dialogue.ts';
import type { Situation } from './situation.ts';

/**
 * Whether a message goes on with an entry, where nothing but entries and sums were spoken of: it names nothing of the records,
 * or no more than a part or a kind of home in going on: "what's the difference?", "and a new kitchen?"
 */
export function staysWithEntry({ values, tasks: [task, ...earlier], roles }: Situation): boolean {
  const isOfTrade =
    task?.kind === 'entry' && roles.recordEntries[task.id] === undefined && task.areas.length === 0;
  const isAlone = earlier.every(({ kind }) => kind === 'entry' || kind === 'sum');
  const { about, wish, attributes, order, others, drops, pointing, text } = values;
  const namesNone = !namesPlace(values) && attributes.length + drops.length === 0 && order === null;
  const wishes = Object.keys(wish).length + others.length;
  const isOfNone = about === null && wishes === 0;
  const isOfPart = about === null || (about === 'homes' && wish.types !== undefined);
  const goesOn = joinsOn(text) || (pointing.isFocus && !pointing.isThere);
  const isPartUpon = isOfPart && wishes === 1 && goesOn;
  return isOfTrade && isAlone && namesNone && (isOfNone || isPartUpon);
}

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
