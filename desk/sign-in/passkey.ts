import { desk, readJson } from '../api/desk-client.ts';

// The browser's own WebAuthn; the server's options and answers are better-auth's.

/** Signs in with a passkey. Throws when the person turns away, or the server refuses. */
export async function signInWithPasskey(): Promise<void> {
  const { passkey } = desk['sign-in'];
  const response = await askPasskey(await readJson(passkey.options.$post()));
  await passkey.$post({ json: { response } });
}

/** Shows with a passkey that it is still the same person. */
export async function proveWithPasskey(): Promise<void> {
  const response = await askPasskey(await readJson(desk.reauthenticate.options.$post()));
  await desk.reauthenticate.$post({ json: { response } });
}

/** Makes a passkey on this device for whoever is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const response = await makePasskey(await readJson(desk.passkeys.options.$post()));
  await desk.passkeys.$post({ json: { response, name } });
}

/** Makes a passkey on this device for an account that is created with it. */
export async function joinWithPasskey(account: {
  kind: 'setup' | 'join';
  token: string;
  name: string;
  email: string;
}): Promise<void> {
  const response = await makePasskey(await readJson(desk.newcomers.options.$post({ json: account })));
  await desk.newcomers.$post({ json: { response } });
}

/** Whether this browser can do either. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

async function makePasskey(options: unknown): Promise<Record<string, unknown>> {
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    ),
  });
  return asJson(credential);
}

async function askPasskey(options: unknown): Promise<Record<string, unknown>> {
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
      options as PublicKeyCredentialRequestOptionsJSON,
    ),
  });
  return asJson(credential);
}

function asJson(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given');
  return { ...credential.toJSON() };
}
