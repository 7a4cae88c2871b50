import { once } from 'node:events';
import { connect } from 'node:net';
import { CALL_LIMIT_MS } from './engine.ts';

/**
 * Adds a virtual authenticator with user verification to Firefox. WebDriver BiDi has no call for it, but Marionette, on its
 * own port, has (https://www.w3.org/TR/webauthn-3/#sctn-automation-add-virtual-authenticator).
 */
export async function addAuthenticator(port: number): Promise<void> {
  // Stays open, because Firefox closes its tabs with it.
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').unref();
  const signal = AbortSignal.timeout(CALL_LIMIT_MS);
  await once(socket, 'data', { signal }); // its greeting
  const command = JSON.stringify([
    0,
    1,
    'WebAuthn:AddVirtualAuthenticator',
    {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserConsenting: true,
      isUserVerified: true,
    },
  ]);
  socket.write(`${command.length}:${command}`);
  const [answer] = await once(socket, 'data', { signal });
  const [, , error] = JSON.parse(answer.slice(answer.indexOf(':') + 1));
  if (error) throw new Error(`Firefox rejected the authenticator: ${error.message}`);
}
