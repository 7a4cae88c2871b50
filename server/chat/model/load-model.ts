import { memoizeAsync } from '../../memoize-async.ts';
import type { ModelOptions, ModelReply } from './model-reply.ts';

/** Loads the SDK with the first reply, so that a site without a model never loads it. */
export function loadModel(options: ModelOptions): ModelReply {
  const loaded = memoizeAsync(async () => (await import('./model-reply.ts')).modelReply(options));
  return async (turn) => await (await loaded())(turn);
}
