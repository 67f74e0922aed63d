import { expect, it } from 'vitest';
import {
  responseLimitMs,
  blackLimitMs,
  frozenLimitMs,
  mutedLimitMs,
  nextPictureLimitMs,
  pictureCheckMs,
  pictureLimitMs,
  wakingLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';

/** What docs/reliability.md promises of the camera; the other tests move by these numbers, whatever they are. */

it('an open camera that is muted or black is noticed within about six seconds', () => {
  expect(mutedLimitMs).toBeLessThanOrEqual(6_000);
  expect(blackLimitMs + pictureCheckMs).toBeLessThanOrEqual(7_000);
});

it('one that delivers nothing is noticed within three seconds, also when it wakes from a rest', () => {
  expect(frozenLimitMs + pictureCheckMs).toBeLessThanOrEqual(3_000);
  expect(wakingLimitMs).toBeLessThanOrEqual(3_000);
});

it('one that does not open is noticed within ten seconds', () => {
  expect(responseLimitMs).toBeLessThanOrEqual(10_000);
  expect(pictureLimitMs).toBeLessThanOrEqual(10_000);
});

it('a photo that can only be black has failed within two seconds', () => {
  expect(nextPictureLimitMs).toBeLessThanOrEqual(2_000);
});
