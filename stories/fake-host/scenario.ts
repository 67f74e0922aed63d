import type { CallName, FakeCameraScript, Scene } from '@recto/adapters/fake';
import type { Orientation, PhotoName, RepositoryErrorCode } from '@recto/core';
import type { DeviceName } from './devices.ts';
import { links, token, type Link } from './links.ts';

/** What lies before the camera; `asked` is what the current step asks for. */
export type Picture = Scene | 'asked';

/** The link, phone and provider of a story on the fake host: the story's args, each with a control. */
export interface Scenario extends Link {
  /** The path that is opened, below the app's origin. */
  readonly path: string;
  readonly device: DeviceName;
  readonly orientation: Orientation;
  readonly online: boolean;
  readonly picture: Picture;
  readonly cameras: 1 | 2 | 3;
  readonly cameraScript: FakeCameraScript;
  /** Whether the hand shakes slightly. */
  readonly moving: boolean;
  /** The duration of each call, in ms. */
  readonly latencyMs: number;
  readonly failingCalls: readonly CallName[];
  /** The error of the failing calls. */
  readonly failure: RepositoryErrorCode;
  /** The photos that the provider keeps when a refused procedure begins again. */
  readonly keptAtReset: readonly PhotoName[];
  /** How far a flow is played; only the panel "Steps" of Storybook's window sets it. */
  readonly step?: number;
}

/** A phone with two cameras, a provider that responds at once, and a link that requires all documents. */
export const defaultScenario: Scenario = {
  ...links.everything,
  path: `/${token}/`,
  device: 'phone',
  orientation: 'portrait',
  online: true,
  picture: 'asked',
  cameras: 2,
  cameraScript: 'works',
  moving: false,
  latencyMs: 0,
  failingCalls: [],
  failure: 'unreachable',
  keptAtReset: [],
};

/** Identifies a visit: when the key changes, the app restarts, with another link or device. */
export function visitKey({
  path,
  device,
  status,
  lastname,
  requiredDocuments,
  sentPhotos,
  adminComment,
}: Scenario): string {
  return JSON.stringify([path, device, status, lastname, requiredDocuments, sentPhotos, adminComment]);
}
