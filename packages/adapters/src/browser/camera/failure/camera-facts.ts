import { withTimeout, type CameraErrorCode, type CameraFacts } from '@recto/core';
import type { CameraEnvironment } from '../camera-environment.ts';
import { factsLimitMs } from '../camera-limits.ts';
import { cameraPermission } from '../opening/permission.ts';

/** Failures with several possible causes: a refusal, a missing API, no response. */
const ambiguous: readonly CameraErrorCode[] = ['denied', 'unsupported', 'noAnswer'];

/**
 * What the browser reports that helps to explain a failure.
 * @param cause what it threw.
 * @returns undefined if the failure has only one possible cause.
 */
export async function cameraFacts(
  { permissions, isSecure, policy, clock }: CameraEnvironment,
  code: CameraErrorCode,
  cause: unknown,
): Promise<CameraFacts | undefined> {
  if (!ambiguous.includes(code)) return undefined;
  const permission = cameraPermission(permissions());
  return {
    permission: await withTimeout(factsLimitMs, permission, { clock, otherwise: 'unknown' as const }),
    isSecure: isSecure(),
    isAllowedByPolicy: policy()?.allowsFeature('camera') ?? true,
    // Chromium's message; no browser has an error name for it.
    isRefusedBySystem: / by system/i.test(String((cause as Partial<Error> | null)?.message)),
  };
}
