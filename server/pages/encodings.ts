import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

/** The same bytes in both compressions. */
export type Compressed = { br: Buffer; gzip: Buffer };

/** What a text is kept as, or, of what is compressed already, the bytes as they are. */
export type Encodings = Compressed | { identity: Buffer };

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * A file is compressed once, by the build, as small as it goes. A page is compressed again whenever content changes: at this
 * quality it is a tenth larger, in a twentieth of the time and a third of the memory.
 */
const QUALITY = {
  file: { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION },
  page: { br: 5, gzip: constants.Z_DEFAULT_COMPRESSION },
};

export async function encode(bytes: Buffer, what: keyof typeof QUALITY): Promise<Compressed> {
  const quality = QUALITY[what];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.byteLength),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: quality.gzip }),
  ]);
  return { br, gzip: gz };
}

/**
 * The window that holds all of it, as a power of two. It gives the same bytes as Brotli's default of 4 MiB, for which the encoder
 * would take memory that the process then keeps.
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
