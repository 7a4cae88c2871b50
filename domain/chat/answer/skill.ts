import type { Memory } from '../memory.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Answer, Sources } from './answer.ts';

/** Answers one kind of question; null when it is not of that kind. */
export type Skill = (
  understood: Understanding,
  sources: Sources,
  memory: Memory,
) => Promise<Answer | null> | Answer | null;
