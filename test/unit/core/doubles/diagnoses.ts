import { FakeDevice } from '@recto/adapters/fake';
import { type CameraErrorCode, type Diagnosis } from '@recto/core';
import { diagnose } from '../../../../packages/core/src/camera/diagnosis.ts';

/** The diagnosis of a failure on an unknown phone. */
export function diagnosisOf(code: CameraErrorCode): Diagnosis {
  return diagnose({ code, facts: null }, new FakeDevice());
}
