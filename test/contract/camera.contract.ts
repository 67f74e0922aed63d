import { describe } from 'vitest';
import { aheadContract } from './camera-ahead.contract.ts';
import { choiceContract } from './camera-choice.contract.ts';
import type { CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { lensContract } from './camera-lens.contract.ts';
import { lifeContract } from './camera-life.contract.ts';
import { picturesContract, portrait } from './camera-pictures.contract.ts';

/** A device of the test's own making, which can be anything. */
const anyDevice: ContractDevice = {
  frames: [
    portrait,
    { name: 'landscape', width: 1920, height: 1080 },
    { name: '4:3', width: 1440, height: 1080 },
  ],
  cameras: { several: 2, one: 1 },
  hasFront: true,
  broken: [],
  lenses: [
    { lens: 'zoomAndTorch', zoom: 1.8, hasTorch: true },
    { lens: 'plain', zoom: null, hasTorch: false },
  ],
};

/** What every camera of Recto must do. It runs in a browser, since it draws real pictures. */
export function cameraContract(
  name: string,
  makeHarness: CameraHarnessMaker,
  device: ContractDevice = anyDevice,
): void {
  describe(`CameraPort, ${name}`, () => {
    picturesContract(makeHarness, device);
    choiceContract(makeHarness, device);
    lensContract(makeHarness, device);
    lifeContract(makeHarness, device);
    aheadContract(makeHarness, device);
  });
}
