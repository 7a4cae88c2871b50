import type { DBAdapter, Where } from 'better-auth';
import { tokenHash } from './token-hash.ts';

type Row = Record<string, unknown>;

/**
 * An adapter that keeps session tokens hashed: better-auth has no option for it. What it reads back by a token has that
 * token again, because the library goes on with it.
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
    findOne: async (call) => restored(call, await plain.findOne(hashed(call))),
    findMany: (call) => plain.findMany(hashed(call)),
    count: (call) => plain.count(hashed(call)),
    update: async (call) => restored(call, await plain.update(hashed(call))),
    updateMany: (call) => plain.updateMany(hashed(call)),
    delete: (call) => plain.delete(hashed(call)),
    deleteMany: (call) => plain.deleteMany(hashed(call)),
    consumeOne: async (call) => restored(call, await plain.consumeOne(hashed(call))),
    incrementOne: async (call) => restored(call, await plain.incrementOne(hashed(call))),
    transaction: (work) =>
      plain.transaction((inner) => work(withHashedTokens(inner as unknown as DBAdapter) as never)),
  };
  return wrapped as unknown as Adapter;
}

/** The same call with the hash in the place of every token. */
function hashed<Call extends { model: string; where?: Where[] | undefined }>(call: Call): Call {
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

function restored<T>({ model, where }: { model: string; where?: Where[] | undefined }, row: T): T {
  const token = where?.find(({ field }) => field === 'token')?.value;
  return model === 'session' && row && typeof token === 'string' ? { ...row, token } : row;
}
