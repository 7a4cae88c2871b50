import type { ModelOptions, ModelReply } from './model-reply.ts';

/** A model's replies; the SDK is loaded with the first one, so that a site without a model carries none of it. */
export function loadModel(options: ModelOptions): ModelReply {
  let loaded: Promise<ModelReply> | null = null;
  return async (turn) => {
    loaded ??= import('./model-reply.ts')
      .then(({ modelReply }) => modelReply(options))
      .catch((error: unknown) => {
        loaded = null;
        throw error;
      });
    return await (await loaded)(turn);
  };
}
