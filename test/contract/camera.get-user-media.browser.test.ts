import { pictureCheckMs, sidewaysLimitMs } from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { CameraHistory } from '../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { browserCameraHarness } from './browser-camera-harness.ts';
import { cameraContract } from './camera.contract.ts';
import { DrawnDevices, drawnCameras } from '@recto/testing/camera';
import type { CameraSituation } from './camera-harness.ts';
import { ManualClock } from '@recto/testing/fakes';

/** Chromium's own fake cameras, which really open, if they support the script; else drawn ones. */
function devicesFor({
  cameras,
  frame,
  lens,
  script,
}: CameraSituation): Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> {
  if (script === 'noPicture')
    return new DrawnDevices(drawnCameras, { width: 640, height: 480 }, () => undefined);
  if (lens !== 'plain') {
    const [rear, ...others] = drawnCameras;
    const able = { zoom: { min: 1, max: 8 }, focusMode: ['continuous'], torch: true };
    return new DrawnDevices([{ ...rear!, capabilities: able }, ...others], { width: 640, height: 480 });
  }
  return frame === null ? navigator.mediaDevices : new DrawnDevices(drawnCameras.slice(0, cameras), frame);
}

cameraContract('GetUserMediaCamera', (situation) => {
  const devices = devicesFor(situation);
  const clock = new ManualClock();
  let screen: 'portrait' | 'landscape' | null = null;
  return browserCameraHarness(situation, {
    devices,
    clock,
    // These devices need no pause, and the clock does not run by itself.
    history: new CameraHistory(clock, 0),
    screen: () => screen,
    isIos: false,
    lieSideways: (sideways) => {
      const { width, height } = (devices as DrawnDevices).canvas;
      const isWide = width > height;
      screen = isWide === sideways ? 'portrait' : 'landscape';
      for (let ms = 0; ms < sidewaysLimitMs; ms += pictureCheckMs) clock.advance(pictureCheckMs);
    },
    world: () => (devices as DrawnDevices).canvas,
  });
});
