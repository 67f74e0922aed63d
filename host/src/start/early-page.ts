import type { SessionChoices } from '@recto/adapters/browser';
import type { EntryOutcome, loadRemoval } from '@recto/core';
import type { EntryServices } from '../container/create-entry.ts';
import type { Services } from '../container/create-services.ts';
import type { Ports } from '../container/ports.ts';
import type { EarlyTaps } from './EarlyTaps.ts';
import type { LaterToasts } from './LaterToasts.ts';
import type { PageScreen, ScreenSubject } from './PageScreen.ts';

/**
 * The page before React is there (decision 12.4): it opens the link, shows a prerendered screen if there is one for what it
 * finds, and does what a tap asks for.
 */
export interface EarlyPage {
  readonly screen: PageScreen;
  readonly taps: EarlyTaps;
  readonly toasts: LaterToasts;
  readonly choices: SessionChoices;
  /** What became of the link, if it was asked for here and could not be opened; the first screen's loader takes it. */
  takeFailure(): EntryOutcome | null;
  /** What opens the link. Rejects as `Identified.provider`. */
  readonly opened: Promise<EntryServices>;
  /** The chunk `session`, loaded once: the services. Rejects also if it can't be loaded. */
  readonly served: () => Promise<Served>;
  /** Resolves when React may come: what is shown can be used, or there is nothing to show, or it is needed. */
  readonly ready: Promise<void>;
  /** Goes to the capture screen, if React takes over before the procedure is started. `mount` sets it. */
  onStarted: () => void;
  /** React may come now: what is shown can be used. */
  reactMayCome(): void;
  /** React is needed now: what comes next can't be shown without it. */
  needReact(): void;
  /** Resolves when the page is not about to show another screen, so that React can take over in the same task. */
  changeEnded(): Promise<void>;
  /** React has taken over, or has begun anew. */
  end(): void;
  /**
   * React can't come. Once it is needed, and no photo is held that only this page has, the page shows links that reload it,
   * and reloads itself if the device is online again.
   * @throws the reason, then.
   */
  broke(reason: unknown): Promise<never>;
}

/** The services, and the capture screen without React. */
export interface Served {
  readonly ports: Ports;
  readonly services: Services;
  /** Where the code is loaded from that removes the location of a picked file; core's own way, until React is there. */
  readonly removal: { load: typeof loadRemoval };
  /** Shows the capture screen, if there are fragments for its first photo. @returns whether it does. */
  readonly runCapture: (subject: ScreenSubject) => Promise<boolean>;
  /** React has taken over the capture screen, or begins anew. */
  readonly endCapture: () => void;
}
