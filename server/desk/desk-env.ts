import type { SignedIn } from '../auth/accounts.ts';
import type { AppEnv } from '../http/app-env.ts';

/** What a route of the desk runs in. */
export interface DeskEnv {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & { signedIn: SignedIn; body: unknown };
}
