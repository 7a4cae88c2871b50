import { encodingOf, OPENING_BYTES } from '../encoding-of.ts';

/** The bytes are no text that a publisher sends. */
export class NotTextError extends Error {
  override name = 'NotTextError';
}

/**
 * Text from bytes. A byte-order mark is left out.
 * @throws NotTextError for bytes that are not of that encoding
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let opening: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(decoder, chunk);
      continue;
    }
    opening = concatBytes(opening, chunk);
    if (opening.length < OPENING_BYTES) continue;
    decoder = new TextDecoder(encodingOf(opening), { fatal: true });
    yield decode(decoder, opening);
  }
  if (decoder) yield decode(decoder);
  else yield decode(new TextDecoder(encodingOf(opening), { fatal: true }), opening);
}

/** @param bytes without them, what is left of a character cut in two must be nothing */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new NotTextError(`not readable as ${decoder.encoding.toUpperCase()} text`);
  }
}

function concatBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
