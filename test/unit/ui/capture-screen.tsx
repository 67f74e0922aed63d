import type { CaptureSnapshot } from '@recto/core';
import { CaptureView } from '@recto/ui';
import { createRef } from 'react';
import { captureActions, share } from './capture-snapshots.ts';
import { onScreen } from './on-screen.tsx';

/** The capture view, which a test moves from snapshot to snapshot. */
export async function captureScreen(first: CaptureSnapshot) {
  const screen = await onScreen();
  const actions = captureActions();
  const surface = createRef<HTMLDivElement>();
  const see = (snapshot: CaptureSnapshot) =>
    screen.show(<CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />);
  see(first);
  return {
    ...screen,
    did: actions,
    surface: () => surface.current!,
    see,
    root: () => screen.find('[data-screen]'),
  };
}
