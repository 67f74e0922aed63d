import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { CallName } from '@recto/core';
import type { ServerEnv } from './server-env.ts';
import { faultResponse } from './fault-responses.ts';
import type { FaultList } from './fault-list.ts';

/** Applies the faults that are set for a call, before the request is handled. */
export function faulty(faults: FaultList, call: CallName): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const fault = faults.take(call);
    if (fault === null) return next();
    c.set('fault', fault.kind);
    switch (fault.kind) {
      case 'delay':
        // If the caller has disconnected by now, the provider does not act.
        return (await waited(fault.ms, c.req.raw.signal)) ? next() : RESPONSE_ALREADY_SENT;
      case 'dropBefore':
        return drop(c);
      case 'dropAfter':
        await next();
        c.res = undefined;
        c.res = drop(c);
        return;
      case 'noContent':
        await next();
        if (c.res.ok) removeBody(c);
        return;
      default:
        return faultResponse(call, fault);
    }
  };
}

/**
 * While a fault that breaks connections is set, no connection is reused: if a reused connection breaks,
 * browsers repeat the request on their own, which would hide the fault.
 */
export function singleUseConnections(faults: FaultList): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next();
    const drops = faults.list().some(({ kind }) => kind === 'dropBefore' || kind === 'dropAfter');
    if (drops) c.res.headers.set('connection', 'close');
  };
}

/** The headers stay: an app on another origin needs them. */
function removeBody(c: Context<ServerEnv>): void {
  const headers = new Headers(c.res.headers);
  headers.delete('content-type');
  c.res = undefined;
  c.res = new Response(null, { status: 204, headers });
}

function drop(c: Context<ServerEnv>): Response {
  c.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
