/** The bytes are no text that a publisher sends. */
export class NotTextError extends Error {
  override name = 'NotTextError';
}

/**
 * Text from bytes: UTF-16 by its byte-order mark or by the zero beside its first letter, UTF-8 otherwise. The mark itself
 * is left out.
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
    opening = joined(opening, chunk);
    if (opening.length < LONGEST_MARK) continue;
    decoder = new TextDecoder(encodingOf(opening), { fatal: true });
    yield decode(decoder, opening);
  }
  if (decoder) yield decode(decoder);
  else yield decode(new TextDecoder(encodingOf(opening), { fatal: true }), opening);
}

const LONGEST_MARK = 4;

/** @param bytes without them, what is left of a character cut in two must be nothing */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new NotTextError(`not readable as ${decoder.encoding.toUpperCase()} text`);
  }
}

function encodingOf([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 ? 'utf-16be' : 'utf-8';
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
