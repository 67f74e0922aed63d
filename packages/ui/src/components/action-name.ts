/**
 * The `data-action` value of every control, for tests, analytics and support. The values are a public
 * interface, listed in the README: do not rename them lightly.
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
