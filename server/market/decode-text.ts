import { encodingOf, OPENING_BYTES } from '../encoding-of.ts';

/** The bytes are not text in an encoding that publishers use. */
export class NotTextError extends Error {
  override name = 'NotTextError';
}

/**
 * Decodes bytes and removes a byte-order mark.
 * @throws NotTextError for bytes that are invalid in their encoding
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let opening = Buffer.alloc(0);
  for await (const chunk of bytes) {
    if (decoder) {
      yield decode(decoder, chunk);
      continue;
    }
    opening = Buffer.concat([opening, chunk]);
    if (opening.length < OPENING_BYTES) continue;
    decoder = new TextDecoder(encodingOf(opening), { fatal: true });
    yield decode(decoder, opening);
  }
  if (decoder) yield decode(decoder);
  else yield decode(new TextDecoder(encodingOf(opening), { fatal: true }), opening);
}

/** @param bytes left out at the end, when no part of a character may remain */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new NotTextError(`not readable as ${decoder.encoding.toUpperCase()} text`);
  }
}
