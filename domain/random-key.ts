// Both browsers and Node have it; the domain folder is compiled with the type libraries of neither.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** 128 random bits. `crypto.randomUUID` exists only on secure origins; this works everywhere. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
