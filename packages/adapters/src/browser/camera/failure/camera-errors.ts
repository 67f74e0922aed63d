import { CameraError, type CameraErrorCode } from '@recto/core';

/** The names of the errors that browsers throw, current and older ones, and their codes (§8). */
const codes: Readonly<Record<string, CameraErrorCode>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  DevicesNotFoundError: 'notFound',
  NotReadableError: 'inUse',
  TrackStartError: 'inUse',
  AbortError: 'inUse',
  OverconstrainedError: 'overconstrained',
  ConstraintNotSatisfiedError: 'overconstrained',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'unsupported',
  TypeError: 'unsupported',
};

/**
 * The CameraError for an error of the browser. A name that is not in the table means that the browser's
 * camera can't be used.
 */
export function cameraErrorOf(cause: unknown): CameraError {
  if (cause instanceof CameraError) return cause;
  return new CameraError(codeOf(cause), { cause });
}

function codeOf(cause: unknown): CameraErrorCode {
  const { name, constraint } = (cause ?? {}) as { name?: unknown; constraint?: unknown };
  const code = codes[String(name)] ?? 'unsupported';
  // Without any camera, WebKit throws this error and names no constraint.
  return code === 'overconstrained' && !constraint ? 'notFound' : code;
}
