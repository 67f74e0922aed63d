import { Hono } from 'hono';
import { every } from 'hono/combine';
import { faulty } from '../faults/fault-middleware.ts';
import { logged } from '../provider/call-log.ts';
import type { Sandbox } from '../sandbox.ts';
import type { ServerEnv } from '../server-env.ts';

/** The configuration file of §3 and §7, pointing at this very sandbox. */
export function configRoute({ calls, config, faults }: Sandbox): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { clientAuthentication, ...client } = config;
  app.get('/assets/config.json', every(logged(calls, 'config'), faulty(faults, 'config')), (c) => {
    c.header('cache-control', 'no-store');
    return c.json({
      authEndpointUrl: '/provider/auth',
      idEndpointUrl: '/provider/id',
      ...client,
      ...(clientAuthentication === 'both' ? {} : { clientAuthentication }),
    });
  });
  return app;
}
