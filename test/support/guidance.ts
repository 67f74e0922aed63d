import { FakeFrameAnalysis, FakeFramingSound, MemoryChoices } from '@recto/adapters/fake';
import type { GuidanceParts } from '@recto/core';

/** The guidance of a capture session that only the customer's hand controls. */
export function noGuidanceParts(): GuidanceParts {
  return {
    mode: 'off',
    analysis: new FakeFrameAnalysis(),
    choices: new MemoryChoices(),
    sounds: new FakeFramingSound(),
  };
}
