import type { Server } from 'node:http';
import { callerOf } from './caller-address.ts';

/**
 * Limits how many connections one caller can have at the same time, so that some stay free for others. A
 * connection above the limit is closed at once. Its memory is bounded by the server's own limit.
 */
export function limitConnections(server: Server, perCaller: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const caller = callerOf(socket.remoteAddress ?? '');
    const count = (open.get(caller) ?? 0) + 1;
    if (count > perCaller) {
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
