import type { SignedIn } from '../auth/accounts.ts';
import type { AppEnv } from '../http/app-env.ts';

/** The Hono environment of the desk's routes. */
export interface DeskEnv {
  Bindings: AppEnv['Bindings'];
  Variables: AppEnv['Variables'] & { signedIn: SignedIn; body: unknown };
}
