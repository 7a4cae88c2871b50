import { memoizeAsync } from '../../memoize-async.ts';
import type { ModelOptions, ModelReply } from './model-reply.ts';

/** A model's replies; the SDK is loaded with the first one, so that a site without a model carries none of it. */
export function loadModel(options: ModelOptions): ModelReply {
  const loaded = memoizeAsync(async () => (await import('./model-reply.ts')).modelReply(options));
  return async (turn) => await (await loaded())(turn);
}
