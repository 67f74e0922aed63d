import { CaptureView, ProcedureShell } from '@recto/ui';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { onScreen } from './on-screen.tsx';

async function shell() {
  const screen = await onScreen();
  return {
    ...screen,
    see: ({ capturing = false, offline = false }) =>
      screen.show(
        <ProcedureShell version="1.2.3" offline={offline} toasts={<p data-toasts="">A toast</p>}>
          {capturing ? (
            <CaptureView
              snapshot={snapshotOf(states.capture)}
              surfaceRef={createRef()}
              actions={captureActions()}
              share={share}
            />
          ) : (
            <p>The start screen</p>
          )}
        </ProcedureShell>,
      ),
    /** Whether it can be seen, reached and read out. */
    isThere: (selector: string) => getComputedStyle(screen.find(selector)).visibility === 'visible',
  };
}

test('below the capture screen, header, footer and notice are not there; the toasts are', async () => {
  const { see, isThere } = await shell();
  see({ offline: true });
  expect(['header', 'footer', '[role="status"]', '[data-toasts]'].filter(isThere)).toHaveLength(4);
  see({ offline: true, capturing: true });
  expect(['header', 'footer', 'main', '[data-screen]', '[data-toasts]'].filter(isThere)).toEqual([
    'main',
    '[data-screen]',
    '[data-toasts]',
  ]);
  see({});
  expect(['header', 'footer'].filter(isThere)).toHaveLength(2);
});

test('while there is no connection, a region that was there before says so', async () => {
  const { see, find } = await shell();
  see({});
  const region = find('[role="status"]');
  expect(region.textContent).toBe('');
  see({ offline: true });
  expect(find('[role="status"]')).toBe(region);
  expect(region.textContent).toContain('No internet connection');
  expect(region.checkVisibility()).toBe(true);
  see({});
  expect(region.textContent).toBe('');
});
