/** The toasts' kinds (§8). */
export const toastKinds = ['success', 'info', 'warn', 'error'] as const;
export type ToastKind = (typeof toastKinds)[number];

/** The text of a toast, as a key of the translations (§8). */
export const toastCodes = [
  'Errors.internalError',
  'Errors.imageSize',
  'Errors.imageExtension',
  'Toasts.photoSent',
  /** It can't be sent now: it is stored, and sent later. */
  'Toasts.photoKept',
  /** The same, but the phone could not store it: it is lost with the page. */
  'Toasts.photoKeptInPage',
  'Toasts.photoDeleted',
  /** §8: the user was sent to confirm, since the device has no camera. */
  'Toasts.cameraNotFound',
  /** The texts of the chosen language could not be loaded: another language is used. */
  'Toasts.languageUnavailable',
] as const;
export type ToastCode = (typeof toastCodes)[number];

export interface Toast {
  readonly kind: ToastKind;
  readonly code: ToastCode;
  /** A sticky toast stays until it is closed; any other closes by itself (§9). */
  readonly sticky: boolean;
}

/** The toast area of the shell (§2). */
export interface ToastPort {
  show(toast: Toast): void;
}
