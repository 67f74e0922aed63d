import type { CameraErrorCode, CameraFacts } from '@recto/core';
import { within } from '../../../within.ts';
import type { CameraEnvironment } from '../camera-environment.ts';
import { factsLimitMs } from '../camera-limits.ts';
import { cameraPermission } from '../opening/permission.ts';

/** Failures that have many causes: a refusal, a missing API, a silence. */
const ambiguous: readonly CameraErrorCode[] = ['denied', 'unsupported', 'noAnswer'];

/**
 * What the browser tells of such a failure.
 * @param cause what it threw.
 * @returns undefined where the failure speaks for itself.
 */
export async function cameraFacts(
  { permissions, isSecure, policy, timers }: CameraEnvironment,
  code: CameraErrorCode,
  cause: unknown,
): Promise<CameraFacts | undefined> {
  if (!ambiguous.includes(code)) return undefined;
  return {
    permission: await within(factsLimitMs, timers, cameraPermission(permissions()), 'unknown'),
    isSecure: isSecure(),
    isAllowedByPolicy: policy()?.allowsFeature('camera') ?? true,
    // Chromium's words; no browser has a name of its own for it.
    isRefusedBySystem: / by system/i.test(String((cause as Partial<Error> | null)?.message)),
  };
}
