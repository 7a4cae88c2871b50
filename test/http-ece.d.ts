declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** Decrypts a Web Push message as the receiving browser does. */
  export function decrypt(
    body: Buffer,
    options: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string },
  ): Buffer;
}
