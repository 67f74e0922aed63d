/**
 * The stable handles of the controls: every one carries its name as `data-action`, for tests,
 * analytics and support. The README documents them, so none is renamed lightly.
 */
export type ActionName =
  | 'start'
  | 'shutter'
  | 'retake'
  | 'use'
  | 'switch-camera'
  | 'start-camera'
  | 'restart'
  | 'retry'
  | 'send-later'
  | 'confirm'
  | 'add'
  | 'take-photo'
  | 'choose-file'
  | 'cancel'
  | 'delete'
  | 'delete-yes'
  | 'delete-no'
  | 'continue'
  | 'continue-meanwhile'
  | 'back'
  | 'language'
  | 'copy-link'
  | 'other-phone'
  | 'close';
