import { callDesk } from '../api/desk-client.ts';

// The browser's own WebAuthn; the server's options and answers are better-auth's.

/** Signs in with a passkey. Throws when the person turns away, or the server refuses. */
export const signInWithPasskey = (): Promise<void> =>
  askPasskey('/sign-in/passkey/options', '/sign-in/passkey');

/** Shows with a passkey that it is still the same person. */
export const proveWithPasskey = (): Promise<void> => askPasskey('/reauthenticate/options', '/reauthenticate');

/** Makes a passkey on this device for whoever is signed in. */
export async function addPasskey(name: string): Promise<void> {
  const options = await callDesk<PublicKeyCredentialCreationOptionsJSON>('/passkeys/options', {
    method: 'POST',
    body: {},
  });
  const credential = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  });
  await callDesk('/passkeys', { method: 'POST', body: { response: asJson(credential), name } });
}

/** Whether this browser can do either. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

async function askPasskey(optionsPath: string, path: string): Promise<void> {
  const options = await callDesk<PublicKeyCredentialRequestOptionsJSON>(optionsPath, {
    method: 'POST',
    body: {},
  });
  const credential = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  });
  await callDesk(path, { method: 'POST', body: { response: asJson(credential) } });
}

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given');
  return credential.toJSON();
}
