import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same bytes, as they are and compressed. Small or incompressible ones have only `identity`. */
export interface Encodings {
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export type Encoding = keyof Encodings;

/** A tenth larger than the smallest, in a fortieth of the time. */
const QUICK_QUALITY = 6;

/**
 * Compresses once, as small as it goes: the result is kept and served many times.
 * @param quickly for what may never be asked for again: anybody can make up more such addresses than could be compressed
 */
export async function encode(identity: Buffer, { quickly = false } = {}): Promise<Encodings> {
  const params = {
    ...(quickly && { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY }),
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.byteLength),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, {
      level: quickly ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION,
    }),
  ]);
  return { identity, br, gzip: gz };
}

/**
 * The window that holds a whole file, as a power of two. At Brotli's default of 4 MiB the encoder takes some 40 MB for a page of
 * 160 KB, which the process then keeps; a window that fits gives the same bytes.
 */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The smallest encoding that an Accept-Encoding header takes. */
export function bestEncoding(encodings: Encodings, accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const named = accepted.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
  if (encodings.br && named.includes('br')) return 'br';
  if (encodings.gzip && named.includes('gzip')) return 'gzip';
  return 'identity';
}
