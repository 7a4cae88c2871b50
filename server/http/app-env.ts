import type { HttpBindings } from '@hono/node-server';

/** What every Hono app of ours runs in: node:http below, the client's address found once a request. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    clientAddress: string;
    /** A form's lead is there already: it was sent again. */
    isSentAgain?: boolean;
  };
}
