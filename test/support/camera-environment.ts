import { FakeDevice } from '@recto/adapters/fake';
import type { CameraEnvironment } from '@recto/adapters/browser';
import { CameraHistory } from '../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';

/** All that `GetUserMediaCamera` gets in a browser without anything that it can do without, but for the devices. */
export function plainEnvironment(clock: CameraEnvironment['clock']): Omit<CameraEnvironment, 'mediaDevices'> {
  return {
    permissions: () => undefined,
    isSecure: () => true,
    makeVideo: () => document.createElement('video'),
    VideoFrame: undefined,
    encoding: { Worker: undefined, createImageBitmap: undefined },
    policy: () => undefined,
    device: new FakeDevice(),
    clock,
    history: new CameraHistory(clock, 0),
    screen: () => null,
    isIos: false,
  };
}
