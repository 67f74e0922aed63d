import { expect, test } from 'vitest';
import { outcomeToast } from '../../../packages/core/src/uploads/outcome-toast.ts';

const photo = 'idCardRecto';

// Decision 8.6.
test.each([
  ['sent', 'tile', { kind: 'success', sticky: false, saidOnly: true }],
  ['sent', 'nothing', { kind: 'success', sticky: false }],
  ['waiting', 'tile', { kind: 'info', sticky: false, saidOnly: true }],
  ['failed', 'tile', { kind: 'error', sticky: false }],
  ['failed', 'steps', { kind: 'error', sticky: false, saidOnly: true }],
  ['failed', 'nothing', { kind: 'error', sticky: true }],
  ['tooLarge', 'tile', { kind: 'error', sticky: false }],
  ['tooLarge', 'steps', { kind: 'error', sticky: false, saidOnly: true }],
] as const)(
  'the toast of a photo that is %s, where the screen shows %s of it',
  (outcome, place, expected) => {
    const { kind, sticky, saidOnly } = outcomeToast(outcome, photo, place)!;
    expect({ kind, sticky, ...(saidOnly && { saidOnly }) }).toEqual(expected);
  },
);
