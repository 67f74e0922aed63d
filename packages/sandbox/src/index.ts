export { EventLog } from './telemetry/event-log.ts';
export { journeysOf, type Journeys } from './telemetry/journeys.ts';
export type { Fault, FaultInput } from './faults/fault.ts';
export type { ProcedureView, ReceivedPhotoView } from './operator/procedure-view.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { PortTakenError } from './node-server.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export type { ProcedureRecord, ReceivedPhoto } from './state/procedure-record.ts';
export { staticHost } from './web/static-host.ts';
