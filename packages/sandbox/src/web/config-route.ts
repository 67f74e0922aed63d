import { browserRules, defaultBrowserRule, type BrowserRule, type GuidanceMode } from '@recto/core';
import { Hono } from 'hono';
import { every } from 'hono/combine';
import type { FaultList } from '../faults/fault-list.ts';
import { faulty } from '../faults/fault-middleware.ts';
import { logged, type CallLog } from '../provider/call-log.ts';
import type { ClientWithSecret } from '../provider/check-client.ts';
import type { ServerEnv } from '../faults/server-env.ts';

/** The addresses of the sandbox's own provider, in the app's configuration. */
export const ownEndpoints = { authEndpointUrl: '/provider/auth', idEndpointUrl: '/provider/id' } as const;

/** Serves the configuration file of §3 and §7. @param configuration what is in it. */
export function configRoute(
  { calls, faults }: { readonly calls: CallLog; readonly faults: FaultList },
  configuration: object,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/assets/config.json', every(logged(calls, 'config'), faulty(faults, 'config')), (c) => {
    c.header('cache-control', 'no-store');
    return c.json(configuration);
  });
  return app;
}

/** Whether the app uses another provider than the sandbox: the file of `--config` names it (decision 10.6). */
export function hasOwnProvider(configuration: Readonly<Record<string, unknown>>): boolean {
  return 'idEndpointUrl' in configuration;
}

/** @returns which browsers get the camera view with this configuration; the app takes a wrong value as absent. */
export function browserRuleOf(configuration: object): BrowserRule {
  const value: unknown = 'browsers' in configuration ? configuration.browsers : undefined;
  return browserRules.find((rule) => rule === value) ?? defaultBrowserRule;
}

/** What decides the app's configuration. */
interface ConfigurationParts {
  /** The sandbox's own client. */
  readonly config: ClientWithSecret;
  /** Further fields, or those of another provider. */
  readonly configuration: Readonly<Record<string, unknown>>;
  /** Null for the app's default. */
  readonly guidance: GuidanceMode | null;
  /** Whether the app sends its events to the sandbox. */
  readonly collectsEvents: boolean;
}

/**
 * What the app's `config.json` contains: the sandbox's addresses and client with the further fields of the options,
 * or, if those name another provider, only what they say.
 * @param relayUrl the relay that adds the secret, which the configuration then leaves out; null for none.
 */
export function configurationOf(
  { collectsEvents, config, configuration, guidance }: ConfigurationParts,
  relayUrl: string | null,
): object {
  const { clientAuthentication, clientId, clientSecret } = config;
  const sandbox = {
    ...ownEndpoints,
    ...(relayUrl === null ? {} : { authEndpointUrl: relayUrl }),
    clientId,
    ...(relayUrl === null ? { clientSecret } : {}),
    ...(clientAuthentication === 'both' ? {} : { clientAuthentication }),
  };
  return {
    ...configuration,
    ...(hasOwnProvider(configuration) ? {} : sandbox),
    ...(guidance === null ? {} : { guidance }),
    ...(collectsEvents ? { eventsUrl: '/provider/events' } : {}),
  };
}
