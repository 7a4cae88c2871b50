import { GENERAL } from '../understand/find-aspects.ts';
import type { Understood } from '../understand/understood.ts';
import { type Answer, joinAnswers } from './answer.ts';
import { listsTogether } from './lists-together.ts';
import { pointOf, shortened } from './sentences.ts';

/** A question of a message with its answer. */
export interface Answered {
  understood: Understood;
  answer: Answer;
}

/** Confidence from which an entry, and share from which an aspect, counts as certainly requested. */
const SURE_OF_ENTRY = 0.5;
const SURE_OF_ASPECT = 0.75;

/**
 * Answers the questions of a message in order, each briefly.
 * @returns null if fewer than two are certain; on held-out messages such do better when read as one question
 */
export function severalAnswers(questions: readonly Answered[]): Answer | null {
  const answers = questions
    .filter((one, at) => isSure(one, questions.slice(0, at)))
    .map(({ answer }) => shortAnswer(answer));
  const [first, ...others] = answers;
  if (!first || others.length === 0) return null;
  const suggestions = questions.flatMap(({ answer }) => answer.suggestions ?? []);
  const task = listsTogether(answers);
  return {
    ...others.reduce(joinAnswers, first),
    suggestions: [...new Set(suggestions)],
    ...(task && { task }),
  };
}

/** Whether an entry is likely and new, or one of its aspects is certain. */
function isSure({ answer, understood }: Answered, before: readonly Answered[]): boolean {
  const { task, unanswered } = answer;
  if (unanswered || before.some((one) => isAlreadyCovered(answer, one.answer))) return false;
  if (task?.kind !== 'entry') return true;
  const found = [...understood.entries, ...(understood.entriesWithoutTopic ?? [])].filter(
    ({ id }) => id === task.id,
  );
  const [aspect] = found[0]?.aspects ?? [];
  if (aspect && aspect.value !== GENERAL && aspect.confidence >= SURE_OF_ASPECT) return true;
  const wasTold = before.some((one) => one.answer.sources.includes(`entry:${task.id}`));
  return !wasTold && found.some(({ confidence }) => confidence >= SURE_OF_ENTRY);
}

/** Whether an earlier answer already contains this one's point, or this one returns to it. */
function isAlreadyCovered({ task, text }: Answer, before: Answer): boolean {
  const isBack = task?.kind === 'entry' && before.task?.kind === 'entry' && task.said === before.task.said;
  return isBack || shortAnswer(before).text.includes(pointOf(text));
}

/** Shortens an entry's answer; answers from records are short already. */
function shortAnswer(answer: Answer): Answer {
  return answer.task?.kind === 'entry' ? { ...answer, text: shortened(answer.text) } : answer;
}
