import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

/** The same content in both compressions. */
export type Compressed = { br: Buffer; gzip: Buffer };

/** The compressed forms of a text, or the unchanged bytes of a file that is already compressed. */
export type Encodings = Compressed | { identity: Buffer };

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Files are compressed once, by the build, at maximum quality. Pages are compressed again whenever content changes: at this
 * quality they are 10 % larger, but take 5 % of the time and a third of the memory.
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
 * The exponent of the smallest Brotli window that holds the whole input. The output is the same as with the default of 4 MiB, whose
 * memory the process would never give back.
 */
function windowFor(bytes: number): number {
  const fitting = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(fitting, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

/** The smallest encoding that an Accept-Encoding header accepts. */
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
 * The bytes in an encoding. Uncompressed bytes are rarely requested and would take two thirds of the cache, so they are
 * decompressed on demand. Concurrent responses share them, so that slow clients cannot fill the memory with copies.
 */
export function bodyIn(encoding: Encoding, encodings: Encodings): Buffer {
  if ('identity' in encodings) return encodings.identity;
  if (encoding !== 'identity') return encodings[encoding];
  const shared = decompressed.get(encodings)?.deref();
  if (shared) return shared;
  const bytes = gunzipSync(encodings.gzip);
  decompressed.set(encodings, new WeakRef(bytes));
  return bytes;
}

const decompressed = new WeakMap<Encodings, WeakRef<Buffer>>();
