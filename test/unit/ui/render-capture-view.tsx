import type { CaptureSnapshot } from '@recto/core';
import { CaptureView } from '@recto/ui';
import { createRef } from 'react';
import { captureActions, share } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

/** Renders the capture view; `update` shows another snapshot. */
export async function renderCaptureView(first: CaptureSnapshot) {
  const screen = await renderPage();
  const actions = captureActions();
  const surface = createRef<HTMLDivElement>();
  const update = (snapshot: CaptureSnapshot) =>
    screen.show(<CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />);
  update(first);
  return {
    ...screen,
    handlers: actions,
    surface: () => surface.current!,
    update,
    root: () => screen.find('[data-screen]'),
  };
}
