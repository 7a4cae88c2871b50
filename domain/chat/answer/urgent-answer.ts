import { ANY_DANGER } from '../guard/danger.ts';
import type { Reply } from '../reply.ts';
import { plainText } from '../text/plain-text.ts';
import type { Understood } from '../understand/understood.ts';
import type { Answer, Sources } from './answer.ts';
import type { AnswerWords } from './answer-words.ts';
import { entryAnswer } from './entry-answer.ts';

/** The entry for somebody in danger, and words in plain text that always mean it. */
export interface Urgent {
  entry: string;
  words: readonly string[];
}

/**
 * The whole text for somebody in danger, with nothing beside it; null if the message does not surely tell of danger.
 * @param isDeclined then only the plain words count: "I don't want to live next to ..." is no danger
 */
export function urgentAnswer(
  { raw, danger }: Pick<Understood, 'raw' | 'danger'>,
  urgent: Urgent,
  isDeclined: boolean,
  sources: Sources,
): Pick<Answer, 'text' | 'links' | 'sources'> | null {
  const plain = ` ${plainText(raw)} `;
  const isSaid = urgent.words.some((words) => plain.includes(` ${words} `));
  const entry = sources.entries.find(({ id }) => id === urgent.entry);
  if (!entry || !(isSaid || (danger?.isSure && !isDeclined))) return null;
  // the words say which danger it is: somebody does not want to live
  const aspect = isSaid && danger?.aspect === ANY_DANGER ? undefined : danger?.aspect;
  const context = { side: null, areas: [], aspect };
  const { text, links, sources: basis } = entryAnswer(entry, context, sources);
  return { text, links, sources: basis };
}

/**
 * Adds the emergency numbers to a reply whose message may tell of danger. A model may not reword it.
 * @param areFirst if the message surely tells of danger, or the reply answers nothing
 */
export function withEmergencyNumbers(
  { ordinary: _, ...reply }: Reply,
  areFirst: boolean,
  words: AnswerWords,
): Reply {
  const { ifInDanger } = words.entry;
  const paragraphs = areFirst ? [ifInDanger, reply.text] : [reply.text, ifInDanger];
  return { ...reply, text: paragraphs.join('\n\n') };
}
