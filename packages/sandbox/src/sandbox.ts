import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientAuthentication, GuidanceMode } from '@recto/core';
import { EventLog } from './telemetry/event-log.ts';
import { FaultList } from './faults/fault-list.ts';
import { Operator } from './operator/operator.ts';
import { AccessTokens } from './provider/access-tokens.ts';
import { CallLog } from './provider/call-log.ts';
import type { ClientWithSecret } from './provider/check-client.ts';
import { Provider } from './provider/provider.ts';
import { ImageFiles } from './state/image-files.ts';
import type { Report } from './state/json-file.ts';
import { ProcedureFiles } from './state/procedure-files.ts';

export interface SandboxOptions {
  /** The folder of the state; created if it does not exist. */
  readonly dataDir: string;
  /** Where call 1 must carry the client's credentials; `both` by default. */
  readonly clientAuthentication?: ClientAuthentication;
  /** How much the app guides (decision 4.1); the app's own default if it is absent. */
  readonly guidance?: GuidanceMode;
  /** Further fields of the app's `config.json`, such as `brand`. */
  readonly configuration?: Readonly<Record<string, unknown>>;
  /** Whether the app sends its events here; not by default. */
  readonly events?: boolean;
  /** How long an access token is valid, in seconds; one hour by default. */
  readonly accessTokenLifetimeSeconds?: number;
  /** The time in ms; the machine's clock by default. */
  readonly now?: () => number;
  /** Called when a damaged state file was renamed; prints to the standard error by default. */
  readonly report?: Report;
}

/** The sandbox without HTTP: a provider, its operator, and the faults that are set. */
export interface Sandbox {
  readonly provider: Provider;
  readonly operator: Operator;
  readonly faults: FaultList;
  readonly calls: CallLog;
  readonly events: EventLog;
  readonly accessTokens: AccessTokens;
  readonly config: ClientWithSecret;
  /** As in the options; null if absent. */
  readonly guidance: GuidanceMode | null;
  readonly configuration: Readonly<Record<string, unknown>>;
  /** Whether the app's configuration names the sandbox as the receiver of its events. */
  readonly collectsEvents: boolean;
}

/** The same in every sandbox: a secret in a browser is public anyway. */
export const sandboxClient = { clientId: 'recto-sandbox', clientSecret: 'not-a-secret' } as const;

/** Opens the sandbox of a folder, or creates one there. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    dataDir,
    clientAuthentication = 'both',
    guidance = null,
    configuration = {},
    events = false,
    accessTokenLifetimeSeconds = 3600,
    now = Date.now,
    report = console.warn,
  } = options;
  const images = new ImageFiles(folder(dataDir, 'images'));
  const procedures = new ProcedureFiles(folder(dataDir, 'procedures'), images, report);
  return {
    provider: new Provider(procedures, images),
    operator: new Operator(procedures, images),
    faults: new FaultList(join(dataDir, 'faults.json'), report),
    calls: new CallLog(),
    events: new EventLog(),
    accessTokens: new AccessTokens(accessTokenLifetimeSeconds, now),
    config: { ...sandboxClient, clientAuthentication },
    guidance,
    configuration,
    collectsEvents: events,
  };
}

function folder(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return path;
}
