import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { type CallName, imageTypeOf, type Procedure, providerRules } from '@recto/core';
import { faulty } from '../faults/fault-middleware.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { EventLog } from '../telemetry/event-log.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Provider } from './provider.ts';
import type { ServerEnv } from '../faults/server-env.ts';
import { requireAccessToken, requireProcedure } from './authentication.ts';
import { logged, type CallLog } from './call-log.ts';
import { checkClient, formLimit, readForm, type ClientWithSecret } from './check-client.ts';
import { jsonImageLimit, multipartImageLimit, readJsonImage, readMultipartImage } from './image-request.ts';
import { publishedProcedure, publishedThumb, referenceOf } from './published-procedure.ts';
import { refusalResponse, RequestRefusal } from './refusal.ts';
import { crossOrigin } from './cross-origin.ts';

/** The largest batch of events, in bytes: browsers send at most 64 kB when a page is left. */
const eventsLimit = bodyLimit({
  maxSize: 256 * 1024,
  onError: () => {
    throw new RequestRefusal('malformedRequest');
  },
});

/** What the calls work on. */
interface ProviderParts {
  readonly provider: Provider;
  readonly accessTokens: AccessTokens;
  readonly faults: FaultList;
  readonly calls: CallLog;
  readonly events: EventLog;
  /** What call 1 must carry. */
  readonly config: ClientWithSecret;
}

/**
 * The eight calls of §7 over HTTP, the images behind `displayUrl`, and the receiver of the app's events.
 * @param origin the server's public origin.
 */
export function providerRoutes(parts: ProviderParts, origin: string): Hono<ServerEnv> {
  const { provider, accessTokens, faults, calls, events, config } = parts;
  const app = new Hono<ServerEnv>().basePath('/provider');
  const asCall = (call: CallName): MiddlewareHandler<ServerEnv> =>
    every(logged(calls, call), faulty(faults, call));
  const authenticated: MiddlewareHandler<ServerEnv> = every(
    requireAccessToken(accessTokens),
    requireProcedure(provider),
  );

  /** What calls 2 and 5 send: the fields of §3, and a reference (decision 7.5). */
  const sent = (token: string, procedure: Procedure): Procedure => ({
    ...publishedProcedure(procedure, origin),
    reference: referenceOf(token),
  });

  app.onError(refusalResponse);
  app.use('*', crossOrigin, async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });

  app.post('/auth/oauth2/token', asCall('token'), formLimit, async (c) => {
    checkClient(await readForm(c), c.req.header('authorization'), config);
    return c.json({
      accessToken: accessTokens.issue(),
      token_type: 'Bearer',
      expires_in: accessTokens.lifetimeSeconds,
    });
  });

  app.post('/id/procedures/token', asCall('readProcedure'), authenticated, (c) =>
    c.json({
      success: true,
      data: sent(c.get('token'), provider.readProcedure(c.get('token'))),
    }),
  );

  app.patch('/id/procedures/set-started', asCall('setStarted'), authenticated, (c) => {
    provider.setStarted(c.get('token'));
    return c.json({ success: true, data: null });
  });

  app.patch('/id/procedures/set-finished', asCall('setFinished'), authenticated, (c) => {
    provider.setFinished(c.get('token'));
    return c.json({ success: true, data: null });
  });

  app.patch('/id/procedures/reset', asCall('reset'), authenticated, (c) =>
    c.json({
      success: true,
      data: sent(c.get('token'), provider.reset(c.get('token'))),
    }),
  );

  app.post('/id/procedures/photo', asCall('savePhoto'), authenticated, jsonImageLimit, async (c) => {
    const { name, bytes } = await readJsonImage(c);
    const thumb = await provider.keepPhoto(c.get('token'), name, bytes, 'savePhoto');
    return c.json({ success: true, data: publishedThumb(thumb, origin) });
  });

  app.post('/id/procedures/upload', asCall('uploadPhoto'), authenticated, multipartImageLimit, async (c) => {
    const { name, bytes } = await readMultipartImage(c);
    const thumb = await provider.keepPhoto(c.get('token'), name, bytes, 'uploadPhoto');
    return c.json({ success: true, data: publishedThumb(thumb, origin) });
  });

  app.delete('/id/procedures/photo/:imageName', asCall('deletePhoto'), authenticated, (c) => {
    provider.deletePhoto(c.get('token'), providerRules.photoNameOf(c.req.param('imageName')));
    return c.json({ success: true, data: null });
  });

  app.get('/photos/:imageId', async (c) => {
    const image = await provider.image(c.req.param('imageId'));
    if (image === null) throw new RequestRefusal('notFound');
    // A real provider, on another origin than the app, must allow this too.
    c.header('cross-origin-resource-policy', 'cross-origin');
    return c.body(image, 200, { 'content-type': imageTypeOf(image) ?? 'application/octet-stream' });
  });

  app.post('/events', eventsLimit, async (c) => {
    if (!events.add(await c.req.text())) throw new RequestRefusal('malformedRequest');
    return c.body(null, 204);
  });

  app.all('*', () => {
    throw new RequestRefusal('notFound');
  });
  return app;
}
