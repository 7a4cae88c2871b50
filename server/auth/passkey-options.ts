import type { Accounts } from './accounts.ts';
import type { AuthAnswer } from './call-better-auth.ts';

/** What a browser asks for a passkey with. better-auth would let it choose whether to verify the person. */
export async function askForPasskey({ call }: Pick<Accounts, 'call'>, headers: Headers): Promise<AuthAnswer> {
  const answer = await call(headers, 'GET', '/passkey/generate-authenticate-options');
  return { ...answer, body: Object.assign({}, answer.body, { userVerification: 'required' }) };
}
