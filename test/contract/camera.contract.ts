import { describe } from 'vitest';
import { choiceContract } from './camera-choice.contract.ts';
import type { CameraHarnessMaker } from './camera-harness.ts';
import { lensContract } from './camera-lens.contract.ts';
import { lifeContract } from './camera-life.contract.ts';
import { picturesContract } from './camera-pictures.contract.ts';

/** What every camera of Recto must do. It runs in a browser, since it draws real pictures. */
export function cameraContract(name: string, makeHarness: CameraHarnessMaker): void {
  describe(`CameraPort, ${name}`, () => {
    picturesContract(makeHarness);
    choiceContract(makeHarness);
    lensContract(makeHarness);
    lifeContract(makeHarness);
  });
}
