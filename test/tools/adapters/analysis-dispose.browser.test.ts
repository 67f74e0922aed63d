import { BrowserFrameAnalysis } from '@recto/adapters/browser';
import { systemClock, type CameraFeed } from '@recto/core';
import { afterEach, expect, test, vi } from 'vitest';
import { testCard } from '@recto/testing/camera';
import { feedOf } from '../../unit/core/doubles/feeds.ts';

afterEach(() => vi.restoreAllMocks());

function analysisOf(): BrowserFrameAnalysis {
  return new BrowserFrameAnalysis({
    Worker,
    VideoFrame: undefined,
    createImageBitmap: createImageBitmap.bind(window),
    document,
    clock: systemClock,
    now: () => performance.now(),
  });
}

test('an analysis that is disposed while it starts watches nothing, and ends its worker', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const analysis = analysisOf();
  const picture = vi.fn();
  const feed: CameraFeed = {
    ...feedOf('rear'),
    isSending: true,
    get picture() {
      picture();
      return document.createElement('canvas');
    },
  };
  const onLook = vi.fn();
  const onFailed = vi.fn();
  analysis.watch(feed, 'idCardRecto', { onLook, onPace: () => undefined, onFailed });
  analysis.dispose();
  await expect.poll(() => terminate.mock.calls.length).toBe(1);
  await expect.poll(() => onFailed.mock.calls.length).toBe(1);
  expect(picture).not.toHaveBeenCalled();
  expect(onLook).not.toHaveBeenCalled();
});

test('once the analyser is disposed, the worker of the analysis is ended, and the next call starts another', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 200 });
  testCard(canvas.getContext('2d')!, canvas);
  const photo = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!)));
  const analysis = analysisOf();
  analysis.dispose();
  expect(await analysis.checkPhoto(photo, 'idCardRecto')).not.toBeNull();
  expect(terminate).not.toHaveBeenCalled();
  analysis.dispose();
  await expect.poll(() => terminate.mock.calls.length).toBe(1);
  expect(await analysis.checkPhoto(photo, 'idCardRecto')).not.toBeNull();
  analysis.dispose();
  await expect.poll(() => terminate.mock.calls.length).toBe(2);
});
