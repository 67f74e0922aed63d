import type { PhotoName } from '../model/photos.ts';

/** How a customer leaves a journey: by the link of the status screen (§2), or the page is left while it is unfinished. */
export type WayOut = 'continueLink' | 'backLink' | 'unfinished';

/** Why a journey can't begin, or not go on. A frame has no `settings`: without them, its page is not known. */
export type JourneyFailure = 'settings' | 'link' | 'unreachable' | 'crash';

/**
 * What the page around a journey is told, as events of `<recto-capture>` or as messages of a frame: a closed list, so
 * that none can carry a name, a token, an address, a comment or a picture (decision 11.16).
 */
export type JourneyMessage =
  /** The capture screen asks for this photo: the first of five has the number 1. */
  | {
      readonly type: 'recto-step';
      readonly photo: PhotoName;
      readonly number: number;
      readonly total: number;
    }
  /** The procedure has been finished while the page was open. */
  | { readonly type: 'recto-finished' }
  | { readonly type: 'recto-left'; readonly how: WayOut }
  | { readonly type: 'recto-failure'; readonly code: JourneyFailure };

/** Tells the page around a journey. */
export type TellPage = (message: JourneyMessage) => void;
