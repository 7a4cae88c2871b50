import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A browser's response to a WebAuthn ceremony, as JSON. */
type PasskeyResponse = Record<string, unknown>;

export interface SecurityKey {
  /** Creates a passkey for a server's challenge. @param isVerified whether the key verified its user */
  make: (challenge: string, isVerified: boolean) => PasskeyResponse;
  /** Signs a challenge with the passkey. */
  prove: (challenge: string, isVerified: boolean) => PasskeyResponse;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A WebAuthn security key with one passkey; unlike a browser it does not check what the server allows. */
export function securityKey(origin: string): SecurityKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const start = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (isVerified: boolean, flags: number, credential = Buffer.alloc(0)) =>
    Buffer.concat([
      sha256(Buffer.from(new URL(origin).hostname)),
      Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
      // A signature counter of 0 means that the key has none.
      Buffer.alloc(4),
      credential,
    ]);

  return {
    make(challenge, isVerified) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = Buffer.concat([
        // { kty: EC2, alg: ES256, crv: P-256, x, y }
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from('215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
      const data = authenticatorData(isVerified, HAS_CREDENTIAL, credential);
      const attestation = Buffer.concat([
        // { fmt: 'none', attStmt: {}, authData }
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...start,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    prove(challenge, isVerified) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(isVerified, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...start,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
