/** 32 bits that tell texts apart (FNV-1a). They protect nothing. */
export function textHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
