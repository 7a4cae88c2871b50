import { GENERAL } from '../understand/find-aspects.ts';
import type { Understood } from '../understand/understood.ts';
import { type Answer, joinAnswers } from './answer.ts';
import { pointOf, shortened } from './sentences.ts';

/** One of the questions of a message, with its answer. */
export interface Answered {
  understood: Understood;
  answer: Answer;
}

/** Confidence from which an entry is surely what is asked for, and share from which something is surely asked about one. */
const SURE_OF_ENTRY = 0.5;
const SURE_OF_ASPECT = 0.75;

/**
 * What the questions of a message are told, in their order and each in short.
 * @returns null where fewer than two are surely answered: of such messages kept back from training more are when heard as one
 */
export function severalAnswers(questions: readonly Answered[]): Answer | null {
  const [first, ...others] = questions
    .filter((one, at) => isSure(one, questions.slice(0, at)))
    .map(({ answer }) => inShort(answer));
  if (!first || others.length === 0) return null;
  const suggestions = questions.flatMap(({ answer }) => answer.suggestions ?? []);
  return { ...others.reduce(joinAnswers, first), suggestions: [...new Set(suggestions)] };
}

/** An entry is surely asked for when it is likely and was not told before, or when something about it is. */
function isSure({ answer, understood }: Answered, before: readonly Answered[]): boolean {
  const { task, unanswered } = answer;
  if (unanswered || before.some((one) => isSaid(answer, one.answer))) return false;
  if (task?.kind !== 'entry') return true;
  const found = [...understood.entries, ...(understood.entriesWithoutTopic ?? [])].filter(
    ({ id }) => id === task.id,
  );
  const [aspect] = found[0]?.aspects ?? [];
  if (aspect && aspect.value !== GENERAL && aspect.confidence >= SURE_OF_ASPECT) return true;
  const wasTold = before.some((one) => one.answer.sources.includes(`entry:${task.id}`));
  return !wasTold && found.some(({ confidence }) => confidence >= SURE_OF_ENTRY);
}

/** Whether an answer before it says the point of one, or it goes back to what that said. */
function isSaid({ task, text }: Answer, before: Answer): boolean {
  const isBack = task?.kind === 'entry' && before.task?.kind === 'entry' && task.said === before.task.said;
  return isBack || inShort(before).text.includes(pointOf(text));
}

/** The first sentences of what an entry says; what the records say is short. */
function inShort(answer: Answer): Answer {
  return answer.task?.kind === 'entry' ? { ...answer, text: shortened(answer.text) } : answer;
}
