import { FakeCamera, sceneSvg } from '@recto/adapters/fake';
import { cameraContract } from './camera.contract.ts';
import { loadPicture } from './camera-pixels.ts';

cameraContract('FakeCamera', ({ cameras, frame: wantedFrame, lens, script }) => {
  const frame = wantedFrame ?? { width: 1080, height: 1920 };
  const waiting: (() => void)[] = [];
  const camera = new FakeCamera(
    {
      cameras,
      frame,
      script: script === 'noPicture' ? 'black' : script,
      lens: lens === 'plain' ? {} : { zoom: { min: 1, max: 8 } },
      torch: lens !== 'plain',
    },
    (_ms, signal) =>
      new Promise((resolve, reject) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  return {
    camera,
    isLightOn: () => camera.isOn,
    asked: () => waiting.length,
    answerPrompt: async () => waiting.forEach((resolve) => resolve()),
    passTime: () => undefined,
    allow: () => camera.allow(),
    lieSideways: (sideways) => void camera.change({ sideways }),
    unplug: () => void camera.change({ script: 'lost' }),
    world: (facingMode) => {
      const svg = sceneSvg(facingMode === 'user' ? 'face' : 'idCardRecto', frame);
      return loadPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    },
  };
});
