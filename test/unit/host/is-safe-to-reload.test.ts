import type { CaptureState } from '@recto/core';
import { expect, test } from 'vitest';
import type { App } from '../../../host/src/container/container.ts';
import { isSafeToReload } from '../../../host/src/lazy/is-safe-to-reload.ts';

const image = { dataUrl: 'data:image/jpeg;base64,AA==', mimeType: 'image/jpeg', base64: 'AA==' } as const;

const capture: CaptureState = { name: 'capture', photo: 'idCardRecto' };
const preview: CaptureState = { name: 'preview', photo: 'idCardRecto', image, replaces: null };

test.each<[string, CaptureState, boolean, boolean]>([
  ['no photo is in memory only', capture, true, true],
  ['a photo is in the preview', preview, true, false],
  ['a pending photo could not be stored', capture, false, false],
])('%s', (_, state, isDurable, expected) => {
  const app = { capture: { getSnapshot: () => ({ state }) }, uploads: { isDurable } };
  expect(isSafeToReload(app as unknown as App)).toBe(expected);
});
