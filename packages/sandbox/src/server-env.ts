import type { HttpBindings } from '@hono/node-server';
import type { Fault } from './faults/fault.ts';

/** What a request carries through the middleware. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The procedure token of the `x-api-key` header, once it is known to name a procedure. */
    token: string;
    /** The fault that this request met, once it met one. */
    fault: Fault['kind'] | undefined;
  };
}
