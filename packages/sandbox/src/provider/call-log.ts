import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Fault } from '../faults/fault.ts';
import type { ServerEnv } from '../faults/server-env.ts';
import type { CallName } from '@recto/core';

/** A received call: which headers it had, never their values. */
export interface LoggedCall {
  readonly call: CallName;
  readonly method: string;
  /** The route's pattern, such as `/provider/id/procedures/photo/:imageName`. */
  readonly pattern: string;
  /** The scheme of the Authorization header; null if there is none. */
  readonly authorization: 'Basic' | 'Bearer' | 'other' | null;
  /** Whether there was an `x-api-key` header. */
  readonly apiKey: boolean;
  /** The MIME type of the body, without parameters; null if there is none. */
  readonly contentType: string | null;
  /** The request's content length in bytes; null if there is none. */
  readonly contentLength: number | null;
  /** Null if the connection was broken instead of responding. */
  readonly status: number | null;
  readonly fault: Fault['kind'] | null;
}

const maximumCalls = 1000;

/** The last thousand calls since the start, oldest first. */
export class CallLog {
  #calls: readonly LoggedCall[] = [];
  #clearings = 0;

  list(): readonly LoggedCall[] {
    return this.#calls;
  }

  /**
   * A call has arrived.
   * @returns takes what is logged when it has ended. A call that arrived before the log was cleared is not logged: a page
   * that was left can break its connection later.
   */
  begin(): (call: LoggedCall) => void {
    const clearings = this.#clearings;
    return (call) => {
      if (clearings === this.#clearings) this.#calls = [...this.#calls, call].slice(-maximumCalls);
    };
  }

  clear(): void {
    this.#calls = [];
    this.#clearings += 1;
  }
}

/** Logs a call after its response. */
export function logged(log: CallLog, call: CallName): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const pattern = routePath(c);
    const end = log.begin();
    await next();
    const contentLength = c.req.header('content-length');
    end({
      call,
      method: c.req.method,
      pattern,
      authorization: schemeOf(c.req.header('authorization')),
      apiKey: c.req.header('x-api-key') !== undefined,
      contentType: c.req.header('content-type')?.split(';')[0] ?? null,
      contentLength: contentLength === undefined ? null : Number(contentLength),
      status: c.env.incoming.socket.destroyed ? null : c.res.status,
      fault: c.get('fault') ?? null,
    });
  };
}

function schemeOf(authorization: string | undefined): LoggedCall['authorization'] {
  if (authorization === undefined) return null;
  return (['Basic', 'Bearer'] as const).find((scheme) => authorization.startsWith(`${scheme} `)) ?? 'other';
}
