import {
  failingCalls,
  type FailingCall,
  type FormatAdvice,
  type Toast,
  type ToastCode,
  type ToastKind,
  type ToastSubject,
} from '@recto/core';

type OtherCode = Exclude<ToastCode, 'Errors.internalError'>;

/** The kind and the subject of each toast code, as in the app. A new code does not compile until it is here, and so in a story. */
const samples = {
  'Errors.imageSize': ['error', 'idCardRecto'],
  'Errors.imageExtension': ['error', 'idCardVerso'],
  'Toasts.fileUnreadable': ['error', 'driverLicenseRecto'],
  'Toasts.photoTooLarge': ['error', 'driverLicenseVerso'],
  'Toasts.photoSent': ['success', 'idCardRecto'],
  'Toasts.photoKept': ['info', 'idCardVerso'],
  'Toasts.photoKeptInPage': ['info', 'driverLicenseVerso'],
  'Toasts.photoDeleted': ['success', 'clientPicture'],
  'Toasts.phoneNotRead': ['warn', 'procedure'],
  'Toasts.cameraNotFound': ['info', 'camera'],
  'Toasts.languageUnavailable': ['warn', 'language'],
} as const satisfies Record<OtherCode, readonly [ToastKind, ToastSubject]>;

/** What an internal error is about, by the call that failed. */
const failures = {
  start: 'procedure',
  finish: 'procedure',
  reset: 'procedure',
  delete: 'clientPicture',
  deleteFormer: 'idCardVerso',
  upload: 'driverLicenseVerso',
} as const satisfies Record<FailingCall, ToastSubject>;

export const allToasts: readonly Toast[] = [
  ...failingCalls.map((failed) => failureOf(failed, false)),
  ...(Object.keys(samples) as OtherCode[]).map((code) => toastOf(code, false)),
  heicToast('ios', false),
  heicToast('android', false),
];

/** The toast for a call that failed (§8). */
export function failureOf(failed: FailingCall, sticky: boolean): Toast {
  return { kind: 'error', code: 'Errors.internalError', failed, about: failures[failed], sticky };
}

/** The toast about a HEIC that was picked: it says more than the one about another type. */
export function heicToast(advice: FormatAdvice, sticky: boolean): Toast {
  return { kind: 'error', code: 'Errors.imageExtension', advice, about: 'idCardVerso', sticky };
}

export function toastOf(code: OtherCode, sticky: boolean): Toast {
  const [kind, about] = samples[code];
  return { kind, code, about, sticky };
}

/** A sample of each kind. */
export function sampleToast(kind: ToastKind, sticky: boolean): Toast {
  const toasts = {
    success: toastOf('Toasts.photoSent', sticky),
    info: toastOf('Toasts.cameraNotFound', sticky),
    warn: toastOf('Toasts.languageUnavailable', sticky),
    error: failureOf('upload', sticky),
  } as const satisfies Record<ToastKind, Toast>;
  return toasts[kind];
}
