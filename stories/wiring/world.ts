import type { CallName, FakeCameraScript } from '@recto/adapters/fake';
import type { Orientation, RepositoryErrorCode } from '@recto/core';
import type { DeviceName } from './devices.ts';
import { links, token, type Link } from './links.ts';

/** The world that a story on the fakes plays in: its args, each with a control. */
export interface World extends Link {
  /** The address that is opened, below the app's origin. */
  readonly at: string;
  readonly device: DeviceName;
  readonly orientation: Orientation;
  readonly online: boolean;
  readonly cameras: 1 | 2 | 3;
  readonly script: FakeCameraScript;
  /** Whether the hand shakes a little. */
  readonly moving: boolean;
  /** How long each call takes, in ms. */
  readonly latencyMs: number;
  readonly failingCalls: readonly CallName[];
  /** How they fail. */
  readonly failure: RepositoryErrorCode;
}

/** A phone with two cameras, a provider that answers at once, and a link that asks for everything. */
export const fairWorld: World = {
  ...links.everything,
  at: `/${token}/`,
  device: 'phone',
  orientation: 'portrait',
  online: true,
  cameras: 2,
  script: 'works',
  moving: false,
  latencyMs: 0,
  failingCalls: [],
  failure: 'unreachable',
};

/** Names the visit: where this differs, the link is opened anew, by another person or on another device. */
export function visitOf({ at, device, status, lastname, asked, there, adminComment }: World): string {
  return JSON.stringify([at, device, status, lastname, asked, there, adminComment]);
}
