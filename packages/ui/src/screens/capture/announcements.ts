import {
  asksToTurn,
  type CaptureSnapshot,
  type CaptureState,
  type FacingMode,
  type PhotoWarningCode,
  type SpokenGuidance,
} from '@recto/core';

/**
 * What is announced when the capture screen changes, in addition to the heading that receives the focus. What the
 * heading says is not announced again: that the photo is being sent, was not sent, or that the phone should be turned;
 * its description says what became of the photo before.
 */
export type Announcement =
  | { readonly name: 'ready' }
  | { readonly name: 'tapNeeded' }
  /** The camera takes long to start. */
  | { readonly name: 'overdue' }
  | { readonly name: 'switched'; readonly facingMode: FacingMode }
  /** With what is wrong with the photo, where that is known already; null for nothing. */
  | { readonly name: 'taken'; readonly warning: PhotoWarningCode | null }
  /** The upload takes long: the customer may continue in the meantime. */
  | { readonly name: 'slow' }
  | { readonly name: 'guidance'; readonly spoken: SpokenGuidance }
  /** What is wrong with the photo in the preview. */
  | { readonly name: 'warning'; readonly code: PhotoWarningCode };

/** The current announcement, and what is needed to derive the next one. */
export interface AnnouncerState {
  readonly snapshot: CaptureSnapshot;
  /** The facing mode of the last live camera; null before the first. */
  readonly facingMode: FacingMode | null;
  /** The camera's picture follows the previous photo: that it is there is not worth a word. */
  readonly isBetweenPhotos: boolean;
  readonly announcement: Announcement | null;
}

/** The announcer's state for the first snapshot. */
export function initialAnnouncerState(snapshot: CaptureSnapshot): AnnouncerState {
  return nextAnnouncerState(
    { snapshot, facingMode: null, isBetweenPhotos: false, announcement: null },
    snapshot,
  );
}

/** The announcer's state after a new snapshot. A snapshot leads to at most one announcement, the most important one. */
export function nextAnnouncerState(before: AnnouncerState, snapshot: CaptureSnapshot): AnnouncerState {
  const { state, camera } = snapshot;
  const hasBegun =
    before.snapshot.state !== state && state.name === 'capture' && state.previous !== undefined;
  const isBetweenPhotos = hasBegun || before.isBetweenPhotos;
  const next = announcementFor({ ...before, isBetweenPhotos }, snapshot);
  return {
    snapshot,
    facingMode: camera.status === 'live' ? camera.facingMode : before.facingMode,
    isBetweenPhotos: isBetweenPhotos && (camera.status === 'off' || camera.status === 'starting'),
    announcement: next ?? (isOutdated(before.snapshot, snapshot) ? null : before.announcement),
  };
}

/** Whether the announcement for `before` no longer applies. */
function isOutdated(before: CaptureSnapshot, now: CaptureSnapshot): boolean {
  return before.state !== now.state || asksToTurn(before) !== asksToTurn(now);
}

function announcementFor(before: AnnouncerState, now: CaptureSnapshot): Announcement | null {
  if (asksToTurn(now)) return null;
  return (
    stateAnnouncement(before.snapshot.state, now) ??
    cameraAnnouncement(before, now) ??
    guidanceAnnouncement(before.snapshot, now)
  );
}

function stateAnnouncement(
  before: CaptureState,
  { state: now, guidance: { verdict } }: CaptureSnapshot,
): Announcement | null {
  if (before === now) return null;
  switch (now.name) {
    case 'preview':
      return { name: 'taken', warning: verdict.name === 'warning' ? verdict.code : null };
    case 'upload':
      return now.slow && !now.sent && !isSlow(before) ? { name: 'slow' } : null;
    case 'error':
    case 'init':
    case 'capture':
      return null;
  }
}

function isSlow(state: CaptureState): boolean {
  return state.name === 'upload' && state.slow;
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
  if (switched) return { name: 'switched', facingMode: camera.facingMode };
  return before.isBetweenPhotos ? null : { name: 'ready' };
}

function guidanceAnnouncement(
  before: CaptureSnapshot,
  { state, guidance }: CaptureSnapshot,
): Announcement | null {
  const { spoken, verdict } = guidance;
  if (verdict.name === 'warning' && before.guidance.verdict !== verdict) {
    return { name: 'warning', code: verdict.code };
  }
  if (state.name !== 'capture' || spoken === null) return null;
  return before.guidance.spoken?.number === spoken.number ? null : { name: 'guidance', spoken };
}
