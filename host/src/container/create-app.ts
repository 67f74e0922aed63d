import {
  cameraAppOffer,
  ConfirmSession,
  type CameraPort,
  type DevicePort,
  type FilePickerRule,
  type Observable,
} from '@recto/core';
import { Container } from 'inversify';
import type { Services } from './create-services.ts';
import type { Ports } from './ports.ts';

/** What the routes use. */
export interface App extends Services {
  /** Checks and submits the photos. No screen before React needs it. */
  readonly confirm: ConfirmSession;
  /** Whether to offer the phone's own camera app. */
  readonly cameraApp: Observable<boolean>;
  readonly device: DevicePort;
  readonly camera: CameraPort;
  /** Where a file may be chosen in place of a photo. */
  readonly filePicker: FilePickerRule;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** What is bound, by its name in the container. */
type Bound = { readonly [Name in keyof Ports as `port ${Name}`]: Ports[Name] } & {
  readonly [Name in keyof AppServices as `service ${Name}`]: AppServices[Name];
};

type AppServices = Services & Pick<App, 'confirm' | 'cameraApp'>;

/**
 * Binds all ports and services with Inversify: the real adapters in the host, the fakes in Storybook.
 * @returns reads what is bound under a name. The compiler checks the name and knows the type; Inversify does neither.
 * @internal
 */
export function bindAll(ports: Ports, services: AppServices) {
  const container = new Container();
  const bind = (kind: 'port' | 'service', made: object) => {
    for (const [name, value] of Object.entries(made))
      container.bind(`${kind} ${name}`).toConstantValue(value);
  };
  bind('port', ports);
  bind('service', services);
  return <Name extends keyof Bound>(name: Name): Bound[Name] => container.get<Bound[Name]>(name);
}

/** Creates the app of what was made before the framework was there. */
export function createApp(ports: Ports, services: Services): App {
  const confirm = new ConfirmSession({ ...services, device: ports.device });
  const cameraApp = cameraAppOffer({ ...services, device: ports.device });
  const get = bindAll(ports, { ...services, confirm, cameraApp });
  return {
    store: get('service store'),
    entry: get('service entry'),
    uploads: get('service uploads'),
    readiness: get('service readiness'),
    recorder: get('service recorder'),
    toasts: get('service toasts'),
    capture: get('service capture'),
    confirm: get('service confirm'),
    cameraApp: get('service cameraApp'),
    supportsCapture: get('service supportsCapture'),
    choices: get('service choices'),
    autoCapture: get('service autoCapture'),
    device: get('port device'),
    camera: get('port camera'),
    filePicker: get('port filePicker'),
    now: get('port now'),
  };
}
