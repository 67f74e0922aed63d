import iphone from '@recto/testing/phones/iphone-13-pro.json';
import { parseProfile } from '@recto/testing/camera';
import { afterEach, expect, test, vi } from 'vitest';
import { playPhone } from '../../../packages/testing/src/phones/play-in-page.ts';

afterEach(() => vi.restoreAllMocks());

test('a scene that the page may not load is reported with its cause, and is no error of the page', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = new DOMException('The source image cannot be decoded.', 'EncodingError');
  // As in a page whose Content-Security-Policy allows no such image. An error of the page would fail this test.
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(refused);
  playPhone(parseProfile('iphone-13-pro', iphone), 'idCardRecto');
  await expect
    .poll(() => report.mock.calls)
    .toEqual([
      [expect.stringMatching(/“idCardRecto”.*Content-Security-Policy has to allow data: images/), refused],
    ]);
});
