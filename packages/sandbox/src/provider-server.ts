import { Hono } from 'hono';
import * as v from 'valibot';
import { singleUseConnections } from './faults/fault-middleware.ts';
import { createNodeServer, listen, stop } from './node-server.ts';
import { newProcedureSchema } from './operator/new-procedure.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
import type { ServerEnv } from './faults/server-env.ts';

export type { Fault, FaultInput } from './faults/fault.ts';
export type { ProcedurePatch } from './operator/procedure-patch.ts';
export { procedureView, type ProcedureView, type ReceivedPhotoView } from './operator/procedure-view.ts';
export type { LoggedCall } from './provider/call-log.ts';
export type { CallName } from '@recto/core';
export { PortTakenError } from './node-server.ts';
export type { ProcedureRecord } from './state/procedure-record.ts';
export type { Sandbox } from './sandbox.ts';

/** The fields of a new procedure; those that are left out are not required, or empty. */
export type NewProcedure = v.InferInput<typeof newProcedureSchema>;

/** A provider that listens. */
export interface ProviderServer {
  /** Such as `http://127.0.0.1:4173`. */
  readonly origin: string;
  readonly sandbox: Sandbox;
  /** @throws v.ValiError if a field has a wrong value. */
  create(given: NewProcedure): ReturnType<Sandbox['operator']['create']>;
  /** @throws v.ValiError if the fault is none. */
  addFault(fault: Parameters<Sandbox['faults']['add']>[0]): void;
  /** Breaks open connections and stops. */
  close(): Promise<void>;
}

/**
 * Serves the eight calls and the photos alone, to apps on any origin: no operator page, no configuration, no web app.
 * On this machine only.
 * @param port 0 for any free port.
 * @throws PortTakenError
 */
export async function startProvider(options: SandboxOptions, port = 0): Promise<ProviderServer> {
  const sandbox = createSandbox(options);
  const { operator, faults } = sandbox;
  const app = new Hono<ServerEnv>();
  const server = createNodeServer(null, (request, env) => app.fetch(request, env));
  const origin = `http://127.0.0.1:${await listen(server, port, '127.0.0.1')}`;
  app.use(singleUseConnections(faults));
  app.route('/', providerRoutes(sandbox, origin));
  return {
    origin,
    sandbox,
    create: (given) => operator.create(v.parse(newProcedureSchema, given)),
    addFault: (fault) => {
      faults.add(fault);
      // Browsers would repeat a request on a connection that breaks, and hide the fault.
      server.closeIdleConnections();
    },
    close: () => stop(server),
  };
}
