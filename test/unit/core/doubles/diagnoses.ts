import { FakeDevice } from '@recto/adapters/fake';
import { diagnose, type CameraErrorCode, type Diagnosis } from '@recto/core';

/** The diagnosis of a failure on an unknown phone. */
export function diagnosisOf(code: CameraErrorCode): Diagnosis {
  return diagnose({ code, facts: null }, new FakeDevice());
}
