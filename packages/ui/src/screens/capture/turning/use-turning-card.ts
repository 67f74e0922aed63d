import { photoNamed, type CaptureSnapshot, type PhotoName } from '@recto/core';
import { useEffect, useState } from 'react';

/** A card that is shown turning over, from the side that was used to the one that follows. */
export interface Turn {
  readonly front: PhotoName;
  readonly back: PhotoName;
  /** It fades. */
  readonly leaves: boolean;
}

interface Watched {
  readonly state: CaptureSnapshot['state'];
  readonly turn: Turn | null;
}

/**
 * The card that turns after "Use" on a front whose back is next, over the photo that is being sent, and over the next
 * viewfinder if that comes earlier; until a hint there says something else.
 * @returns null for none.
 */
export function useTurningCard({
  state,
  next,
  guidance,
}: Pick<CaptureSnapshot, 'state' | 'next' | 'guidance'>): Turn | null {
  const [watched, setWatched] = useState<Watched>({ state, turn: null });
  const isOver = state.name === 'preview' || state.name === 'error';
  if (watched.state !== state) {
    const begun = watched.state.name === 'preview' ? turnFrom(watched.state.photo, state, next) : null;
    setWatched({ state, turn: isOver ? null : (begun ?? watched.turn) });
  }
  const { hint } = guidance;
  const saysSomethingElse = state.name === 'capture' && hint !== null && hint.name !== 'turnOver';
  if (saysSomethingElse && watched.turn !== null && !watched.turn.leaves) {
    setWatched({ state, turn: { ...watched.turn, leaves: true } });
  }
  const { turn } = watched;
  useEffect(() => {
    if (turn === null) return;
    // By time, not by the end of an animation: where nothing is animated, the card would cover the picture for ever.
    const timer = setTimeout(
      () => setWatched((now) => ({ ...now, turn: turn.leaves ? null : { ...turn, leaves: true } })),
      turn.leaves ? fadeMs : showMs,
    );
    return () => clearTimeout(timer);
  }, [turn]);
  return turn;
}

/** From its appearance until it has turned, in ms; with the fade, less than 900. */
export const showMs = 760;

/** How long it takes to fade, in ms. */
const fadeMs = 120;

/** @param used the photo of the preview that was left. @returns null unless the other side of its card is next. */
function turnFrom(
  used: PhotoName,
  state: CaptureSnapshot['state'],
  next: CaptureSnapshot['next'],
): Turn | null {
  const back = state.name === 'upload' ? next : state.name === 'capture' ? state.photo : null;
  const isOtherSide =
    back !== null &&
    back !== used &&
    photoNamed(used).side === 'front' &&
    photoNamed(back).document === photoNamed(used).document;
  return isOtherSide ? { front: used, back, leaves: false } : null;
}
