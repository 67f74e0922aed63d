import type { CaptureSnapshot, CaptureState, FacingMode, PhotoName } from '@recto/core';

/** What is announced when the capture screen changes, in addition to the heading that receives the focus. */
export type Announcement =
  | { readonly name: 'ready' }
  | { readonly name: 'tapNeeded' }
  /** The camera takes long to start. */
  | { readonly name: 'overdue' }
  | { readonly name: 'switched'; readonly facingMode: FacingMode }
  | { readonly name: 'taken' }
  | { readonly name: 'sending' }
  /** The upload takes long: the customer may continue in the meantime. */
  | { readonly name: 'slow' }
  | { readonly name: 'sent'; readonly photo: PhotoName }
  | { readonly name: 'kept'; readonly photo: PhotoName }
  | { readonly name: 'failed' }
  | { readonly name: 'rotate' };

/** The current announcement, and what is needed to derive the next one. */
export interface AnnouncerState {
  readonly snapshot: CaptureSnapshot;
  /** The facing mode of the last live camera; null before the first. */
  readonly facingMode: FacingMode | null;
  readonly announcement: Announcement | null;
}

const rotate: Announcement = { name: 'rotate' };

/** The announcer's state for the first snapshot. */
export function initialAnnouncerState(snapshot: CaptureSnapshot): AnnouncerState {
  return nextAnnouncerState({ snapshot, facingMode: null, announcement: null }, snapshot);
}

/** The announcer's state after a new snapshot. A snapshot leads to at most one announcement, the most important one. */
export function nextAnnouncerState(before: AnnouncerState, snapshot: CaptureSnapshot): AnnouncerState {
  const { camera } = snapshot;
  const next = announcementFor(before, snapshot);
  return {
    snapshot,
    facingMode: camera.status === 'live' ? camera.facingMode : before.facingMode,
    announcement: next ?? (isOutdated(before.snapshot, snapshot) ? null : before.announcement),
  };
}

/**
 * Whether a queued announcement must still be made although a newer one (or null) has followed it.
 * That holds for the outcome of an upload, which is announced only once and is followed at once by "the
 * camera is ready". A queued "not sent" is dropped when the customer retries or continues.
 */
export function mustBeAnnounced(waiting: Announcement | null, next: Announcement | null): boolean {
  if (waiting?.name === 'failed') return next?.name !== 'sending' && next?.name !== 'kept';
  return waiting?.name === 'sent' || waiting?.name === 'kept';
}

/** Whether the announcement for `before` no longer applies. */
function isOutdated(before: CaptureSnapshot, now: CaptureSnapshot): boolean {
  return before.state !== now.state || before.orientation !== now.orientation;
}

function announcementFor(before: AnnouncerState, now: CaptureSnapshot): Announcement | null {
  const forState = stateAnnouncement(before.snapshot.state, now);
  if (now.orientation === 'landscape') return mustBeAnnounced(forState, null) ? forState : rotate;
  return forState ?? cameraAnnouncement(before, now);
}

function stateAnnouncement(
  before: CaptureState,
  { state: now, pending }: CaptureSnapshot,
): Announcement | null {
  if (before === now) return null;
  switch (now.name) {
    case 'preview':
      return { name: 'taken' };
    case 'upload':
      return { name: now.slow ? 'slow' : 'sending' };
    case 'capture':
      return outcomeAnnouncement(before, pending);
    case 'error':
      return now.type === 'internal' ? { name: 'failed' } : null;
    case 'init':
      return null;
  }
}

/** The outcome of an upload, once the view has moved on to framing; null after a retake, or if there was no upload. */
function outcomeAnnouncement(before: CaptureState, pending: readonly PhotoName[]): Announcement | null {
  const { name, photo } = before;
  if (name !== 'upload' && name !== 'error') return null;
  if (pending.includes(photo)) return { name: 'kept', photo };
  return name === 'upload' ? { name: 'sent', photo } : null;
}

function cameraAnnouncement(before: AnnouncerState, { state, camera }: CaptureSnapshot): Announcement | null {
  const isFraming = state.name === 'init' || state.name === 'capture';
  if (camera.status === 'tapNeeded' || camera.status === 'overdue') {
    return isFraming && before.snapshot.camera !== camera ? { name: camera.status } : null;
  }
  if (state.name !== 'capture' || camera.status !== 'live') return null;
  const wasStarting = ['starting', 'overdue'].includes(before.snapshot.camera.status);
  const wasReady = before.snapshot.state.name === 'capture' && !wasStarting;
  if (wasReady) return null;
  const switched = before.facingMode !== null && before.facingMode !== camera.facingMode;
  return switched ? { name: 'switched', facingMode: camera.facingMode } : { name: 'ready' };
}
