import type { Server } from 'node:http';
import { callerOf } from './caller.ts';

/**
 * Lets one caller have only so many connections at the same time, so that others find a free one. A
 * connection above the limit is broken at once. What it remembers is bounded by the server's own limit.
 */
export function limitConnections(server: Server, ofOneCaller: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    const count = (open.get(caller) ?? 0) + 1;
    if (count > ofOneCaller) {
      socket.destroy();
      return;
    }
    open.set(caller, count);
    socket.once('close', () => {
      const left = open.get(caller)! - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
  });
}
