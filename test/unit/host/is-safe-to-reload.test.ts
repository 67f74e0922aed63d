import { expect, test } from 'vitest';
import type { App } from '../../../host/src/container/create-app.ts';
import { isSafeToReload } from '../../../host/src/routes/is-safe-to-reload.ts';

const withImage = (holdsImage: boolean, holdsFile = false) => ({
  capture: { holdsImage },
  confirm: { holdsFile },
});

test.each<[string, object, boolean, boolean]>([
  ['no photo is in memory only', withImage(false), true, true],
  ['a photo is in the preview', withImage(true), true, false],
  ['a picked file is being checked', withImage(false, true), true, false],
  // Decision 6.13.
  ['a pending photo could not be stored', withImage(false), false, false],
])('%s', (_, sessions, isDurable, expected) => {
  const app = { ...sessions, uploads: { isDurable } };
  expect(isSafeToReload(app as unknown as App)).toBe(expected);
});
