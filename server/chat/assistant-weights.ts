import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWeights, type Weights } from '#domain/chat/understand/weights.ts';
import { projectRoot } from '../project-root.ts';

const WEIGHTS = join(projectRoot, 'content/assistant/understanding.weights');

/** What the assistant learned from the examples, read anew each time. */
export async function readAssistantWeights(): Promise<Weights> {
  // A whole file of this size has a buffer of its own, which the weights are views on.
  const { buffer } = await readFile(WEIGHTS);
  return readWeights(buffer);
}
