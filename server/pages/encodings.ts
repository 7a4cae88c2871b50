import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

/** The same bytes in both compressions. */
export type Compressed = { br: Buffer; gzip: Buffer };

/** What a text is kept as, or, of what is compressed already, the bytes as they are. */
export type Encodings = Compressed | { identity: Buffer };

export type Encoding = 'br' | 'gzip' | 'identity';

/** A tenth larger than the smallest, in a fortieth of the time. */
const QUICK_QUALITY = 6;

/**
 * Compresses once, as small as it goes: the result is kept and served many times.
 * @param quickly for what may never be asked for again: anybody can make up more such addresses than could be compressed
 */
export async function encode(bytes: Buffer, { quickly = false } = {}): Promise<Compressed> {
  const params = {
    ...(quickly && { [constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY }),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.byteLength),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, {
      level: quickly ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION,
    }),
  ]);
  return { br, gzip: gz };
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
  if (!accepted || 'identity' in encodings) return 'identity';
  const named = accepted.split(',').flatMap((part) => {
    const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
  if (named.includes('br')) return 'br';
  if (named.includes('gzip')) return 'gzip';
  return 'identity';
}

/**
 * The bytes in an encoding. The few visitors who take none get them unpacked: kept as they are, they would be two thirds of
 * all that is kept. Those who come together share them, or who reads slowly could fill the memory with copies.
 */
export function bodyIn(encoding: Encoding, encodings: Encodings): Buffer {
  if ('identity' in encodings) return encodings.identity;
  if (encoding !== 'identity') return encodings[encoding];
  const shared = unpacked.get(encodings)?.deref();
  if (shared) return shared;
  const bytes = gunzipSync(encodings.gzip);
  unpacked.set(encodings, new WeakRef(bytes));
  return bytes;
}

const unpacked = new WeakMap<Encodings, WeakRef<Buffer>>();
