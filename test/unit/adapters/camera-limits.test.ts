import { expect, it } from 'vitest';
import {
  responseLimitMs,
  badPictureLimitMs,
  mutedLimitMs,
  nextPictureLimitMs,
  pictureCheckMs,
  pictureLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';

/** What docs/reliability.md promises of the camera; the other tests move by these numbers, whatever they are. */

it('an open camera that is muted, black or frozen is noticed within about six seconds', () => {
  expect(mutedLimitMs).toBeLessThanOrEqual(6_000);
  expect(badPictureLimitMs + pictureCheckMs).toBeLessThanOrEqual(7_000);
});

it('one that does not open is noticed within ten seconds', () => {
  expect(responseLimitMs).toBeLessThanOrEqual(10_000);
  expect(pictureLimitMs).toBeLessThanOrEqual(10_000);
});

it('a photo that can only be black has failed within two seconds', () => {
  expect(nextPictureLimitMs).toBeLessThanOrEqual(2_000);
});
