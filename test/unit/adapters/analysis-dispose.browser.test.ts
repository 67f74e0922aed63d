import { BrowserFrameAnalysis } from '@recto/adapters/browser';
import { systemClock } from '@recto/core';
import { afterEach, expect, test, vi } from 'vitest';
import { testCard } from '../../contract/camera-drawn-devices.ts';

afterEach(() => vi.restoreAllMocks());

test('once it is disposed, the worker of the analysis is ended, and the next call starts another', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  testCard(canvas.getContext('2d')!, canvas);
  const photo = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));
  const analysis = new BrowserFrameAnalysis({
    Worker,
    VideoFrame: undefined,
    createImageBitmap: createImageBitmap.bind(window),
    document,
    clock: systemClock,
    now: () => performance.now(),
  });
  analysis.dispose();
  expect(await analysis.checkPhoto(photo, 'idCardRecto')).not.toBeNull();
  expect(terminate).not.toHaveBeenCalled();
  analysis.dispose();
  await expect.poll(() => terminate.mock.calls.length).toBe(1);
  expect(await analysis.checkPhoto(photo, 'idCardRecto')).not.toBeNull();
  analysis.dispose();
  await expect.poll(() => terminate.mock.calls.length).toBe(2);
});
