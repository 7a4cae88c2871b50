import type { Records } from './answer/answer.ts';
import type { Dialogue } from './dialogue/dialogue.ts';

/** A message with what it needs to be answered. */
export interface Question {
  message: string;
  /** The message before; left out at the start of a talk. */
  before?: string;
  dialogue: Dialogue | null;
  records: Records;
}
