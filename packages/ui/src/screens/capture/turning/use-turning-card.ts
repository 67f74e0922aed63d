import {
  photoNamed,
  type CaptureSnapshot,
  type CaptureState,
  type DocumentPlace,
  type PhotoName,
} from '@recto/core';
import { useEffect, useState } from 'react';

/** A photo that turns over, and shows the other side of its card, drawn. */
export interface Turn {
  /** The photo that was used. */
  readonly front: Extract<CaptureState, { name: 'preview' }>;
  /** Where the preview found its document; null if that is not certain, and the front is what is inside the mask. */
  readonly document: DocumentPlace | null;
  readonly back: PhotoName;
  /** It turns, then stands with its back in front, and fades at last. */
  readonly phase: 'turns' | 'stands' | 'leaves';
}

interface Watched {
  readonly state: CaptureSnapshot['state'];
  /** The document of the preview that is shown, or was shown last. */
  readonly document: DocumentPlace | null;
  readonly turn: Turn | null;
}

/**
 * The card that turns after "Use" on a front whose back is next (decision 4.8). It stands until the next viewfinder has its
 * picture, or has something else to say; what it covers is not seen again.
 * @returns null for none.
 */
export function useTurningCard({
  state,
  next,
  camera,
  guidance,
}: Pick<CaptureSnapshot, 'state' | 'next' | 'camera' | 'guidance'>): Turn | null {
  const [watched, setWatched] = useState<Watched>({ state, document: null, turn: null });
  const isOver = state.name === 'preview' || state.name === 'error';
  if (watched.state !== state) {
    const begun =
      watched.state.name === 'preview' ? turnFrom(watched.state, watched.document, state, next) : null;
    setWatched({ state, document: null, turn: isOver ? null : (begun ?? watched.turn) });
  } else if (state.name === 'preview') {
    const { verdict } = guidance;
    const document = 'document' in verdict ? (verdict.document ?? null) : null;
    if (document !== watched.document) setWatched({ ...watched, document });
  }
  const { turn } = watched;
  if (turn !== null && turn.phase !== 'leaves' && state.name === 'capture') {
    const { hint } = guidance;
    const saysSomethingElse = hint !== null && hint.name !== 'turnOver';
    if (saysSomethingElse || (turn.phase === 'stands' && camera.status !== 'starting')) {
      setWatched({ ...watched, state, turn: { ...turn, phase: 'leaves' } });
    }
  }
  useEffect(() => {
    if (turn === null || turn.phase === 'stands') return;
    // By time, not by the end of an animation: where nothing is animated, the card would cover the picture for ever.
    const timer = setTimeout(
      () =>
        setWatched((now) => ({
          ...now,
          turn: turn.phase === 'leaves' ? null : { ...turn, phase: 'stands' },
        })),
      turn.phase === 'leaves' ? fadeMs : showMs,
    );
    return () => clearTimeout(timer);
  }, [turn]);
  return turn;
}

/** From "Use" until it has turned and was seen, in ms. */
export const showMs = 760;

/** How long it takes to fade, in ms. */
const fadeMs = 120;

/** @param front the preview that was left. @returns null unless the other side of its card is next. */
function turnFrom(
  front: Turn['front'],
  document: DocumentPlace | null,
  state: CaptureState,
  next: CaptureSnapshot['next'],
): Turn | null {
  const back = state.name === 'upload' ? next : state.name === 'capture' ? state.photo : null;
  const isOtherSide =
    back !== null &&
    back !== front.photo &&
    photoNamed(front.photo).side === 'front' &&
    photoNamed(back).document === photoNamed(front.photo).document;
  return isOtherSide ? { front, document, back, phase: 'turns' } : null;
}
