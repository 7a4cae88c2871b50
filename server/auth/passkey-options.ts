import type { Accounts } from './accounts.ts';
import type { AuthResponse } from './call-better-auth.ts';

/** Returns the options to sign in with a passkey. better-auth would let the browser skip user verification. */
export async function passkeySignInOptions(
  { call }: Pick<Accounts, 'call'>,
  headers: Headers,
): Promise<AuthResponse> {
  const answer = await call(headers, 'GET', '/passkey/generate-authenticate-options');
  return { ...answer, body: Object.assign({}, answer.body, { userVerification: 'required' }) };
}
