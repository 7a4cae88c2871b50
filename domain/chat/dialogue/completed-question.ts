import { completeQuestion } from '../text/complete-question.ts';
import type { Values } from '../values/read-values.ts';
import { hasCriteria } from '../values/wish.ts';
import { currentEntry, type Dialogue } from './dialogue.ts';

/**
 * Completes a follow-up to a question that an entry answered: "and the agent?"
 * @returns null for a message that is complete, or that names a record, an amount or a side
 */
export function completedQuestion(
  said: string,
  dialogue: Pick<Dialogue, 'asked' | 'tasks'>,
  read: (raw: string) => Values,
): string | null {
  const whole = currentEntry(dialogue) ? completeQuestion(said, dialogue.asked) : null;
  if (whole === null) return null;
  const { homes, areas, elsewhere, subject, wish, sum, sideMentions } = read(said);
  const namesPlace = homes.length + areas.length > 0 || elsewhere !== '';
  const namesRecord = namesPlace || subject !== null || hasCriteria(wish);
  return namesRecord || sum !== null || sideMentions.onlyNamed ? null : whole;
}
