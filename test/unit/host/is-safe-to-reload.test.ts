import type { CaptureState } from '@recto/core';
import { expect, test } from 'vitest';
import type { App } from '../../../host/src/container/container.ts';
import { isSafeToReload } from '../../../host/src/lazy/is-safe-to-reload.ts';

const image = { dataUrl: 'data:image/jpeg;base64,AA==', mimeType: 'image/jpeg', base64: 'AA==' } as const;

const capture: CaptureState = { name: 'capture', photo: 'idCardRecto' };
const preview: CaptureState = { name: 'preview', photo: 'idCardRecto', image, replaces: null };

test.each<[string, CaptureState, boolean, boolean]>([
  ['nothing is held in memory', capture, true, true],
  ['a photo was taken and not used yet', preview, true, false],
  ['a photo waits that the phone gives no place', capture, false, false],
])('%s', (_, state, isDurable, expected) => {
  const app = { capture: { getSnapshot: () => ({ state }) }, uploads: { isDurable } };
  expect(isSafeToReload(app as unknown as App)).toBe(expected);
});
