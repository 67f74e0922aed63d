import type { CameraCause } from '@recto/core';
import { createContext } from 'react';

/** What an error screen is about, in one word that support knows: never a text that somebody wrote (docs/running.md). */
export type SupportCode =
  | 'refused'
  | 'expired'
  | 'photoNotSent'
  | 'photoTooLarge'
  | `camera.${CameraCause}`
  | 'crash'
  | 'notLoaded'
  | 'unreachable'
  | 'offline';

/** What error screens show for support (decision 7.11). */
export interface Support {
  /** The provider's reference of the procedure. */
  readonly reference: string;
  /** Copies a text. @returns false if the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** Null where no reference is known: then error screens show nothing for support. */
export const SupportContext = createContext<Support | null>(null);
