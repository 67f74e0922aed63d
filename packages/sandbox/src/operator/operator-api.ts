import { photoNames, ProviderRuleError, providerRules } from '@recto/core';
import { Hono, type Context } from 'hono';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import { journeysOf } from '../telemetry/journeys.ts';
import { faultSchema } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import type { CallLog } from '../provider/call-log.ts';
import type { EventLog } from '../telemetry/event-log.ts';
import type { Operator } from './operator.ts';
import type { ServerEnv } from '../faults/server-env.ts';
import { UnknownProcedureError } from '../state/procedure-files.ts';
import { newProcedureSchema, refusalSchema } from './new-procedure.ts';
import { procedurePatchSchema } from './procedure-patch.ts';
import { linkOf, procedureView } from './procedure-view.ts';

/** In bytes: enough for the longest comment, and for the hostile values that tests set. */
const maximumBodyBytes = 1024 * 1024;

/** A request has more than `maximumBodyBytes`. */
class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';

  constructor() {
    super('The request is too large.');
  }
}

/** What the operator sees and changes. */
export interface OperatorParts {
  readonly operator: Operator;
  readonly faults: FaultList;
  readonly calls: CallLog;
  readonly events: EventLog;
  /** Whether the app sends its events here. */
  readonly collectsEvents: boolean;
}

/**
 * The operator's JSON API under `/operator/api`, for the operator page and for tests. `operatorAccess`
 * decides who may use it.
 * @param origin the server's public origin.
 * @param onFaults called when a fault was added.
 */
export function operatorApi(parts: OperatorParts, origin: string, onFaults: () => void): Hono<ServerEnv> {
  const { operator, faults, calls, events } = parts;
  const app = new Hono<ServerEnv>().basePath('/operator/api');
  app.onError(errorResponse);

  app.get('/procedures', (c) => c.json(operator.list().map((record) => procedureView(record, origin))));
  app.post('/procedures', async (c) => {
    const record = operator.create(await body(c, newProcedureSchema));
    return c.json(procedureView(record, origin), 201);
  });
  app.get('/procedures/:token', (c) => c.json(procedureView(operator.get(c.req.param('token')), origin)));
  app.patch('/procedures/:token', async (c) => {
    const record = operator.patch(c.req.param('token'), await body(c, procedurePatchSchema));
    return c.json(procedureView(record, origin));
  });
  app.post('/procedures/:token/refuse', async (c) => {
    const { comment, refusals, ...isKept } = await body(c, refusalSchema);
    const kept = photoNames.filter((name) => isKept[name]);
    const refused = operator.refuse(c.req.param('token'), comment, { refusals, kept });
    return c.json(procedureView(refused, origin));
  });
  app.post('/procedures/:token/expire', (c) =>
    c.json(procedureView(operator.expire(c.req.param('token')), origin)),
  );
  app.get('/procedures/:token/photos/:name', async (c) => {
    const image = await operator.image(c.req.param('token'), providerRules.photoNameOf(c.req.param('name')));
    if (image === null) return c.json({ error: 'There is no such photo.' }, 404);
    return c.body(image.bytes, 200, { 'content-type': image.photo.contentType });
  });
  app.get('/procedures/:token/qr-code.svg', (c) => {
    const link = linkOf(operator.get(c.req.param('token')), origin);
    return c.body(renderSVG(link, { border: 2 }), 200, { 'content-type': 'image/svg+xml' });
  });

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    faults.add(await body(c, faultSchema));
    onFaults();
    return c.json(faults.list(), 201);
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json([]);
  });

  app.get('/calls', (c) => c.json(calls.list()));
  app.delete('/calls', (c) => {
    calls.clear();
    return c.json([]);
  });

  app.get('/events', (c) => c.json(events.list()));
  app.get('/journeys', (c) => c.json(journeysOf(events.list())));

  app.all('*', (c) => c.json({ error: 'Not found.' }, 404));
  return app;
}

async function body<Value>(c: Context, schema: v.GenericSchema<unknown, Value>): Promise<Value> {
  return v.parse(schema, v.parse(v.pipe(v.string(), v.parseJson()), await limitedText(c)));
}

/** Not Hono's own body limit: it fails for a body without a content length. */
async function limitedText(c: Context): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maximumBodyBytes) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maximumBodyBytes) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function errorResponse(error: Error, c: Context): Response {
  if (error instanceof v.ValiError) {
    const problems = error.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
    return c.json({ error: problems.join(' ') }, 400);
  }
  if (error instanceof BodyTooLargeError) return c.json({ error: error.message }, 413);
  if (error instanceof UnknownProcedureError || error instanceof ProviderRuleError) {
    return c.json({ error: error.message }, 404);
  }
  console.error(error);
  return c.json({ error: 'The sandbox failed.' }, 500);
}
