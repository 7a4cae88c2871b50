import { afterAnswer, type Memory } from '../memory.ts';
import { afterRemark, questionsIn } from '../understand/questions.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';
import { compose } from './compose.ts';

interface Circumstances {
  /** Reads a question in what is known by then. */
  understand: (question: string, memory: Memory) => Understanding;
  sources: Sources;
  memory: Memory;
}

/**
 * Answers a message, and where it asks several things, each of them, the second in the context of the first. Where one
 * of them alone finds no sure answer, the message is answered as a whole; so are several figures, which stand together.
 * What visitors tell of themselves before they ask is left out where it leads nowhere.
 */
export async function answerEach(
  message: string,
  whole: Understanding,
  { understand, sources, memory }: Circumstances,
): Promise<Answer> {
  const together = await compose(whole, sources, memory);
  const questions = questionsIn(message);
  const asked = afterRemark(message);
  if (asked && together.unanswered) {
    const known = knownAfter(memory, together, whole);
    return compose(understand(asked, known), sources, known);
  }
  if (questions.length < 2 || areFigures(whole, together)) return together;
  const answers: Answer[] = [];
  let known = memory;
  for (const question of questions) {
    const understood = understand(question, known);
    const answer = await compose(understood, sources, known);
    if (answer.unanswered || answer.quoted || (answer.vague && understood.unknownWords.length > 0))
      return together;
    known = knownAfter(known, answer, understood);
    answers.push(answer);
  }
  return joined(answers);
}

function knownAfter(memory: Memory, answer: Answer, { areas }: Understanding): Memory {
  return afterAnswer(
    memory,
    answer,
    areas.map(({ slug }) => slug),
  );
}

/** Several figures of the areas or of the city. */
function areFigures({ measures, ends }: Understanding, { frame }: Answer): boolean {
  const ofTheMarket = frame?.kind === 'topic' && frame.id === 'market';
  return (frame?.kind === 'areas' || ofTheMarket) && (measures.length > 1 || ends.length > 1);
}

function joined(answers: Answer[]): Answer {
  const texts = new Set(answers.map(({ text }) => text));
  const links = new Set(answers.flatMap((answer) => answer.links));
  return { ...Object.assign({}, ...answers), text: [...texts].join('\n\n'), links: [...links] };
}
