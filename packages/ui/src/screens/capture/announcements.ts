import type { CaptureSnapshot, CaptureState, FacingMode, PhotoName } from '@recto/core';

/** What a screen reader is told when the capture screen has changed, beside the heading that gets the focus. */
export type Announcement =
  | { readonly name: 'ready' }
  | { readonly name: 'tapNeeded' }
  /** The camera takes long to start. */
  | { readonly name: 'overdue' }
  | { readonly name: 'switched'; readonly facingMode: FacingMode }
  | { readonly name: 'taken' }
  | { readonly name: 'sending' }
  /** It takes long: the person may go on meanwhile. */
  | { readonly name: 'slow' }
  | { readonly name: 'sent'; readonly photo: PhotoName }
  | { readonly name: 'kept'; readonly photo: PhotoName }
  | { readonly name: 'failed' }
  | { readonly name: 'rotate' };

/** What has been told last, and what must be remembered to tell the next. */
export interface Narration {
  readonly snapshot: CaptureSnapshot;
  /** Where the last live camera looked. */
  readonly facingMode: FacingMode | null;
  readonly announcement: Announcement | null;
}

const rotate: Announcement = { name: 'rotate' };

export function beginNarration(snapshot: CaptureSnapshot): Narration {
  return narrate({ snapshot, facingMode: null, announcement: null }, snapshot);
}

/** The narration after a new snapshot. At most one thing is told of it: the one that matters most. */
export function narrate(before: Narration, snapshot: CaptureSnapshot): Narration {
  const { camera } = snapshot;
  const news = newsOf(before, snapshot);
  return {
    snapshot,
    facingMode: camera.status === 'live' ? camera.facingMode : before.facingMode,
    announcement: news ?? (hasMoved(before.snapshot, snapshot) ? null : before.announcement),
  };
}

/**
 * Whether an announcement that is still waiting for its turn has to be told although another one, or
 * silence, has come after it. Outcomes have to: what became of a photo is said once, and "the camera
 * is ready" comes right behind it. Only the next try, or going on, puts an end to "not sent".
 */
export function mustBeTold(waiting: Announcement | null, next: Announcement | null): boolean {
  if (waiting?.name === 'failed') return next?.name !== 'sending' && next?.name !== 'kept';
  return waiting?.name === 'sent' || waiting?.name === 'kept';
}

/** Whether what was told before is over. */
function hasMoved(before: CaptureSnapshot, now: CaptureSnapshot): boolean {
  return before.state !== now.state || before.orientation !== now.orientation;
}

function newsOf(before: Narration, now: CaptureSnapshot): Announcement | null {
  const ofState = newsOfState(before.snapshot.state, now);
  if (now.orientation === 'landscape') return mustBeTold(ofState, null) ? ofState : rotate;
  return ofState ?? newsOfCamera(before, now);
}

function newsOfState(before: CaptureState, { state: now, unsent }: CaptureSnapshot): Announcement | null {
  if (before === now) return null;
  switch (now.name) {
    case 'preview':
      return { name: 'taken' };
    case 'upload':
      return { name: now.slow ? 'slow' : 'sending' };
    case 'capture':
      return newsOfGoingOn(before, unsent);
    case 'error':
      return now.type === 'internal' ? { name: 'failed' } : null;
    case 'init':
      return null;
  }
}

/** What became of the image, once the view has gone on from it; null where it was taken anew, or there was none. */
function newsOfGoingOn(before: CaptureState, unsent: readonly PhotoName[]): Announcement | null {
  const { name, photo } = before;
  if (name !== 'upload' && name !== 'error') return null;
  if (unsent.includes(photo)) return { name: 'kept', photo };
  return name === 'upload' ? { name: 'sent', photo } : null;
}

function newsOfCamera(before: Narration, { state, camera }: CaptureSnapshot): Announcement | null {
  const isFraming = state.name === 'init' || state.name === 'capture';
  if (camera.status === 'tapNeeded' || camera.status === 'overdue') {
    return isFraming && before.snapshot.camera !== camera ? { name: camera.status } : null;
  }
  if (state.name !== 'capture' || camera.status !== 'live') return null;
  const wasStarting = ['starting', 'overdue'].includes(before.snapshot.camera.status);
  const wasThere = before.snapshot.state.name === 'capture' && !wasStarting;
  if (wasThere) return null;
  const switched = before.facingMode !== null && before.facingMode !== camera.facingMode;
  return switched ? { name: 'switched', facingMode: camera.facingMode } : { name: 'ready' };
}
