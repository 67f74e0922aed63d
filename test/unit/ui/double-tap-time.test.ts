import { expect, it } from 'vitest';
import { guardMs, type PlaceBefore } from '../../../packages/ui/src/screens/double-tap-time.ts';

const now = Date.UTC(2026, 10, 25);
const never = 0;
const ago = (ms: number) => now - ms;

it.each<[what: string, before: PlaceBefore, tapped: number | null, ms: number]>([
  ['controls that replace others by themselves', 'controls', ago(2_000), 400],
  ['controls where taps are not followed', 'controls', null, 400],
  ['controls that a tap has brought at once', 'controls', ago(20), 480],
  ['controls that a tap has brought late', 'controls', ago(390), 240],
  ['controls that come too late to be brought by the tap', 'controls', ago(400), 400],
  ['a screen that a tap has brought at once', 'screen', ago(100), 400],
  ['a screen that a tap has brought after a while', 'screen', ago(900), 240],
  ['a screen where taps are not followed', 'screen', null, 400],
  ['the first screen of a page', 0, never, 0],
  ['the first screen of a page that was tapped just before', 0, ago(100), 300],
  ['controls where there was nothing for long', ago(600), ago(650), 0],
  ['controls where there was nothing for a moment', ago(150), ago(160), 240],
  ['controls where there was nothing for a moment, long after the tap', ago(150), ago(450), 90],
  ['controls where there was nothing for a while, long after the tap', ago(240), ago(450), 0],
  ['controls where there was nothing, and taps are not followed', ago(150), null, 250],
  ['controls where there was nothing, and which was tapped', ago(600), ago(100), 300],
  ['controls after the clock was set back', 'controls', now + 60_000, 500],
])('%s', (_what, before, tapped, ms) => {
  expect(Math.max(0, guardMs(before, tapped, now))).toBe(ms);
});
