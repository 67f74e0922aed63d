import type { HttpBindings } from '@hono/node-server';
import type { Fault } from './fault.ts';

/** What the middleware adds to a request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The procedure token of the `x-api-key` header, once it is known to belong to a procedure. */
    token: string;
    /** The fault that was applied to this request. */
    fault: Fault['kind'] | undefined;
  };
}
