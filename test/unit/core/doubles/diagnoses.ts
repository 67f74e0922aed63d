import { FakeDevice } from '@recto/adapters/fake';
import { diagnose, type CameraErrorCode, type Diagnosis } from '@recto/core';

/** The diagnosis of a failure on a phone of which nothing is known. */
export function diagnosisOf(code: CameraErrorCode): Diagnosis {
  return diagnose({ code, facts: null }, new FakeDevice());
}
