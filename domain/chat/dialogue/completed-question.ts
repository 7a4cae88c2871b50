import { completeQuestion } from '../text/complete-question.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import { currentEntryId, type Dialogue } from './dialogue.ts';

/**
 * Completes a follow-up to a question that an entry answered: "and the agent?"
 * @returns null for a message that is complete, or that names a record, an amount or a side
 */
export function completedQuestion(
  said: string,
  dialogue: Pick<Dialogue, 'asked' | 'tasks'>,
  read: (raw: string) => Values,
): string | null {
  const whole = currentEntryId(dialogue) === undefined ? null : completeQuestion(said, dialogue.asked);
  if (whole === null) return null;
  const values = read(said);
  const { subject, wish, sum, sideMentions } = values;
  const namesRecord = namesPlace(values) || subject !== null || hasCriteria(wish);
  return namesRecord || sum !== null || sideMentions.onlyNamed ? null : whole;
}

function namesPlace({ homes, areas, elsewhere }: Values): boolean {
  return homes.length + areas.length > 0 || elsewhere !== '';
}
