import type { Toast, ToastCode, ToastKind } from '@recto/core';

/** The kind of each toast code, as in the app. A new code does not compile until it is here, and so in a story. */
const kinds = {
  'Errors.internalError': 'error',
  'Errors.imageSize': 'error',
  'Errors.imageExtension': 'error',
  'Toasts.photoSent': 'success',
  'Toasts.photoKept': 'info',
  'Toasts.photoKeptInPage': 'info',
  'Toasts.photoDeleted': 'success',
  'Toasts.cameraNotFound': 'info',
  'Toasts.languageUnavailable': 'warn',
} as const satisfies Record<ToastCode, ToastKind>;

export const allToasts: readonly Toast[] = (Object.keys(kinds) as ToastCode[]).map((code) => ({
  kind: kinds[code],
  code,
  sticky: false,
}));

/** A sample code for each kind. */
export const sampleCode = {
  success: 'Toasts.photoSent',
  info: 'Toasts.cameraNotFound',
  warn: 'Errors.imageExtension',
  error: 'Errors.internalError',
} as const satisfies Record<ToastKind, ToastCode>;
