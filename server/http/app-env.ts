import type { HttpBindings } from '@hono/node-server';

/** The Hono environment of all routes. */
export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    clientAddress: string;
    /** The form was submitted again; its lead is already stored. */
    isResubmission?: boolean;
  };
}
