import { Hono } from 'hono';
import { every } from 'hono/combine';
import { faulty } from '../faults/fault-middleware.ts';
import { logged } from '../provider/call-log.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ServerEnv } from '../server-env.ts';

/**
 * The configuration file of §3 and §7, for this sandbox.
 * @param relayUrl the relay that adds the secret, which the configuration then leaves out; null for none.
 */
export function configRoute({ calls, config, faults }: Sandbox, relayUrl: string | null): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { clientAuthentication, clientId, clientSecret } = config;
  app.get('/assets/config.json', every(logged(calls, 'config'), faulty(faults, 'config')), (c) => {
    c.header('cache-control', 'no-store');
    return c.json({
      authEndpointUrl: relayUrl ?? '/provider/auth',
      idEndpointUrl: '/provider/id',
      clientId,
      ...(relayUrl === null ? { clientSecret } : {}),
      ...(clientAuthentication === 'both' ? {} : { clientAuthentication }),
    });
  });
  return app;
}
