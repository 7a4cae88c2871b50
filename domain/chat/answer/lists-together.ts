import type { HomesTask } from '../dialogue/dialogue.ts';
import type { Answer } from './answer.ts';

/** One task with the homes of several lists, which "those" then means: "any with a charger? or solar?" */
export function listsTogether(answers: readonly Answer[]): HomesTask | null {
  const lists = answers.flatMap(({ task }) => (task?.kind === 'homes' ? [task] : []));
  const [first] = lists;
  if (!first || lists.length < answers.length) return null;
  const results = [...new Set(lists.flatMap((list) => list.results.slice(0, list.shown)))];
  return { ...first, wish: {}, order: null, results, shown: results.length, focus: null };
}
