import { CameraError, type CameraErrorCode } from '@recto/core';

/** The one table from what browsers throw, today's names and older ones, to what it means (§8). */
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
 * What a failure of the browser's camera means. A name that is not in the table counts as a browser
 * whose camera can't be used.
 */
export function cameraErrorOf(cause: unknown): CameraError {
  if (cause instanceof CameraError) return cause;
  return new CameraError(codeOf(cause), { cause });
}

function codeOf(cause: unknown): CameraErrorCode {
  const { name, constraint } = (cause ?? {}) as { name?: unknown; constraint?: unknown };
  const code = codes[String(name)] ?? 'unsupported';
  // WebKit without any camera says that a constraint failed, and names none.
  return code === 'overconstrained' && !constraint ? 'notFound' : code;
}
