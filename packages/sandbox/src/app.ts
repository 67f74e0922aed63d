import { Hono } from 'hono';
import { configuredOrigins } from '@recto/operator-tools/headers';
import { singleUseConnections } from './faults/fault-middleware.ts';
import { operatorAccess, type OperatorAccess } from './operator/operator-access.ts';
import { operatorApi } from './operator/operator-api.ts';
import { operatorPages } from './operator/operator-pages.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import type { Sandbox } from './sandbox.ts';
import type { ServerEnv } from './faults/server-env.ts';
import { browserRuleOf, configRoute, configurationOf } from './web/config-route.ts';
import { secured } from './web/secured.ts';

export interface AppParts {
  readonly sandbox: Sandbox;
  /** The server's public origin. */
  readonly origin: string;
  readonly access: OperatorAccess;
  /** The customer's web app. */
  readonly webApp: Hono<ServerEnv>;
  /** The relay that adds the client secret to call 1; null if the app makes call 1 itself. */
  readonly relayUrl: string | null;
  /** Called when a fault was added. */
  readonly onFaults: () => void;
}

/** Everything on one origin: the provider, the operator page, the configuration, and the customer's web app at all other paths. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const { sandbox, origin, access, webApp, relayUrl, onFaults } = parts;
  const app = new Hono<ServerEnv>();
  const configuration = configurationOf(sandbox, relayUrl);
  // The page may be opened as localhost while the images' addresses name 127.0.0.1.
  const allowed = configuredOrigins(configuration, [origin]);
  app.use(secured(allowed), singleUseConnections(sandbox.faults));
  app.use('/operator/*', operatorAccess(access));
  app.route('/', providerRoutes(sandbox, origin));
  app.route('/', operatorApi(sandbox, origin, onFaults));
  app.route('/', operatorPages(sandbox, origin, browserRuleOf(configuration)));
  app.route('/', configRoute(sandbox, configuration));
  app.route('/', webApp);
  return app;
}
