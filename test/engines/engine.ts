import type { EnginePage } from './engine-page.ts';

/** What the phone has of cameras. */
export type Cameras =
  /** The engine's own fake cameras, and a person who allows them. */
  | 'fake'
  /** The same, and a person who says no. */
  | 'denied'
  /** As `fake`, in a browser that alters what a page reads of a canvas (decision 2.19). */
  | 'altered'
  | 'none';

/** A browser engine, with its own fake camera. */
export interface Engine {
  readonly name: string;
  /** The Debian packages without which it can't be run on this machine; none where it can. */
  missingPackages(): readonly string[];
  /** The cameras that it can't be given, and why. */
  readonly cannot: Readonly<Partial<Record<Cameras, string>>>;
  /** Opens a browser of its own, with a fresh profile, as a phone that §5 and §6 let in. */
  open(cameras: Cameras): Promise<EnginePage>;
}
