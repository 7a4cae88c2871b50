import type { DBAdapter, Where } from 'better-auth';
import { tokenHash } from './token-hash.ts';

type Row = Record<string, unknown>;

/**
 * Wraps an adapter to store session tokens as hashes, for which better-auth has no option. Rows found by a token get the plain
 * token back, because the library uses it.
 */
export function withHashedTokens<Adapter extends Pick<DBAdapter, 'transaction'>>(adapter: Adapter): Adapter {
  const plain = adapter as unknown as DBAdapter;
  const wrapped: DBAdapter = {
    ...plain,
    async create<T extends Row, R = T>(call: Parameters<DBAdapter['create']>[0]) {
      if (call.model !== 'session') return await plain.create<T, R>(call as never);
      const token = String((call.data as Row).token);
      const row = await plain.create<T, R>({
        ...call,
        data: { ...call.data, token: tokenHash(token) },
      } as never);
      return { ...row, token } as typeof row;
    },
    findOne: async (call) => withPlainToken(call, await plain.findOne(withHashedToken(call))),
    findMany: (call) => plain.findMany(withHashedToken(call)),
    count: (call) => plain.count(withHashedToken(call)),
    update: async (call) => withPlainToken(call, await plain.update(withHashedToken(call))),
    updateMany: (call) => plain.updateMany(withHashedToken(call)),
    delete: (call) => plain.delete(withHashedToken(call)),
    deleteMany: (call) => plain.deleteMany(withHashedToken(call)),
    consumeOne: async (call) => withPlainToken(call, await plain.consumeOne(withHashedToken(call))),
    incrementOne: async (call) => withPlainToken(call, await plain.incrementOne(withHashedToken(call))),
    transaction: (work) =>
      plain.transaction((inner) => work(withHashedTokens(inner as unknown as DBAdapter) as never)),
  };
  return wrapped as unknown as Adapter;
}

/** The same call with every token replaced by its hash. */
function withHashedToken<Call extends { model: string; where?: Where[] | undefined }>(call: Call): Call {
  if (call.model !== 'session') return call;
  const where = call.where?.map((condition) =>
    condition.field === 'token' ? { ...condition, value: hashOf(condition.value) } : condition,
  );
  const update = (call as { update?: Row }).update;
  return {
    ...call,
    ...(where && { where }),
    ...(update &&
      typeof update.token === 'string' && { update: { ...update, token: tokenHash(update.token) } }),
  };
}

function hashOf(value: Where['value']): Where['value'] {
  return Array.isArray(value) ? value.map((token) => tokenHash(String(token))) : tokenHash(String(value));
}

function withPlainToken<T>({ model, where }: { model: string; where?: Where[] | undefined }, row: T): T {
  const token = where?.find(({ field }) => field === 'token')?.value;
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row;
}
