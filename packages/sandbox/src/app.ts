import { Hono } from 'hono';
import { singleUseConnections } from './faults/fault-middleware.ts';
import { operatorAccess, type OperatorAccess } from './operator/operator-access.ts';
import { operatorApi } from './operator/operator-api.ts';
import { operatorPages } from './operator/operator-pages.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import type { Sandbox } from './sandbox.ts';
import type { ServerEnv } from './server-env.ts';
import { configRoute } from './web/config-route.ts';
import { secured } from './web/security/secured.ts';

export interface AppParts {
  readonly sandbox: Sandbox;
  /** The server's public origin. */
  readonly origin: string;
  readonly access: OperatorAccess;
  /** The customer's web app. */
  readonly webApp: Hono<ServerEnv>;
  /** Told when faults were set. */
  readonly onFaults: () => void;
}

/** One origin: the provider, its operator, the configuration, and the customer's web app for the rest. */
export function createApp({ sandbox, origin, access, webApp, onFaults }: AppParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  // The page may be opened as localhost while the images' addresses name 127.0.0.1.
  app.use(secured({ endpoints: [], images: [origin] }), singleUseConnections(sandbox.faults));
  app.use('/operator/*', operatorAccess(access));
  app.route('/', providerRoutes(sandbox, origin));
  app.route('/', operatorApi(sandbox, origin, onFaults));
  app.route('/', operatorPages(sandbox, origin));
  app.route('/', configRoute(sandbox));
  app.route('/', webApp);
  return app;
}
