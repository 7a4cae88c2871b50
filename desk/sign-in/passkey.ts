import { desk, readJson } from '../api/desk-client.ts';

// Uses the browser's WebAuthn API; the server's options and responses are better-auth's.

/** Signs in with a passkey. Throws if the person cancels or the server rejects it. */
export async function signInWithPasskey(): Promise<void> {
  const { passkey } = desk['sign-in'];
  const response = await askPasskey(await readJson(passkey.options.$post()));
  await passkey.$post({ json: { response } });
}

/** Reauthenticates with a passkey. */
export async function proveWithPasskey(): Promise<void> {
  const response = await askPasskey(await readJson(desk.reauthenticate.options.$post()));
  await desk.reauthenticate.$post({ json: { response } });
}

/** Creates a passkey on this device for the signed-in person. */
export async function addPasskey(name: string): Promise<void> {
  const response = await makePasskey(await readJson(desk.passkeys.options.$post()));
  await desk.passkeys.$post({ json: { response, name } });
}

/** Creates an account with a passkey on this device. */
export async function joinWithPasskey(account: {
  kind: 'setup' | 'join';
  token: string;
  name: string;
  email: string;
}): Promise<void> {
  const response = await makePasskey(await readJson(desk.newcomers.options.$post({ json: account })));
  await desk.newcomers.$post({ json: { response } });
}

/** Whether this desk has passkeys at all, as the server wrote it into the page. */
export const hasPasskeys = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="passkeys"]')?.content === 'true';

/** Whether this browser supports passkeys. */
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
