import type { CaptureSnapshot, Language } from '@recto/core';
import { CaptureView } from '@recto/ui';
import { createRef, type ReactNode } from 'react';
import { captureActions, share } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

/** Renders the capture view; `update` shows another snapshot. @param Around is rendered around it. */
export async function renderCaptureView(first: CaptureSnapshot, Around = nothingAround, language?: Language) {
  const screen = await renderPage(language);
  const actions = captureActions();
  const surface = createRef<HTMLDivElement>();
  const update = (snapshot: CaptureSnapshot) =>
    screen.show(
      <Around>
        <CaptureView snapshot={snapshot} surfaceRef={surface} actions={actions} share={share} />
      </Around>,
    );
  update(first);
  return {
    ...screen,
    handlers: actions,
    surface: () => surface.current!,
    update,
    root: () => screen.find('[data-screen]'),
  };
}

function nothingAround({ children }: { readonly children: ReactNode }) {
  return <>{children}</>;
}
