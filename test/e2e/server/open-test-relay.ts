import type { ServerOptions } from '@recto/sandbox';
import { startRelay } from '../../../packages/relay/src/index.ts';

/** A relay in front of the sandbox's call 1, on its own origin. */
export const openTestRelay: NonNullable<ServerOptions['openRelay']> = (origin, client) =>
  startRelay(
    {
      ...client,
      authEndpointUrl: `${origin}/provider/auth`,
      appOrigins: [origin],
      perMinute: { perCaller: 10, total: 10 },
      behindProxy: false,
      host: '127.0.0.1',
      port: 0,
    },
    () => undefined,
  );
