import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The folder with the notices of third parties in a build, of the app or of Storybook. Each of them must come with it. */
export const licenceFolder = 'licenses';

const faceDetector = join(import.meta.dirname, '../../packages/analysis/src/faces/model/LICENSE.txt');

/** Adds the notice of the face detector's weights, which no package brings; Vite writes those of all packages. */
export function licences(): Plugin {
  return {
    name: 'recto-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: `${licenceFolder}/app.md` } } }),
    generateBundle() {
      const source = readFileSync(faceDetector, 'utf8');
      this.emitFile({ type: 'asset', fileName: `${licenceFolder}/face-detector.txt`, source });
    },
  };
}
