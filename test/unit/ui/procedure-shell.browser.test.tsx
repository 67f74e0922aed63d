import { CaptureView, ProcedureShell, type Connection } from '@recto/ui';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

interface ShellState {
  readonly capturing?: boolean;
  readonly connection?: Connection;
  readonly photosWait?: boolean;
}

async function renderShell() {
  const screen = await renderPage();
  return {
    ...screen,
    update: ({ capturing = false, connection = 'online', photosWait = false }: ShellState) =>
      screen.show(
        <ProcedureShell
          version="1.2.3"
          connection={connection}
          photosWait={photosWait}
          toasts={<p data-toasts="">A toast</p>}
        >
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
    /** Whether the element is visible, and so also reachable and read by screen readers. */
    isVisible: (selector: string) => getComputedStyle(screen.find(selector)).visibility === 'visible',
  };
}

test('the capture screen hides header, footer and notice, but not the toasts', async () => {
  const { update, isVisible } = await renderShell();
  update({ connection: 'offline' });
  expect(['header', 'footer', '[role="status"]', '[data-toasts]'].filter(isVisible)).toHaveLength(4);
  update({ connection: 'offline', capturing: true });
  expect(['header', 'footer', 'main', '[data-screen]', '[data-toasts]'].filter(isVisible)).toEqual([
    'main',
    '[data-screen]',
    '[data-toasts]',
  ]);
  update({});
  expect(['header', 'footer'].filter(isVisible)).toHaveLength(2);
});

test('going offline is shown in a live region that already existed', async () => {
  const { update, find } = await renderShell();
  update({});
  const region = find('[role="status"]');
  expect(region.textContent).toBe('');
  update({ connection: 'offline' });
  expect(find('[role="status"]')).toBe(region);
  expect(region.textContent).toContain('No internet connection');
  expect(region.checkVisibility()).toBe(true);
  update({});
  expect(region.textContent).toBe('');
});

test('with `photosWait`, the notice adds that photos will be sent later', async () => {
  const { update, find } = await renderShell();
  update({ connection: 'offline' });
  expect(find('[role="status"]').textContent).not.toContain('photos');
  update({ connection: 'offline', photosWait: true });
  expect(find('[role="status"]').textContent).toContain('Your photos will be sent');
});

test('if the provider does not respond, the notice does not blame the internet connection', async () => {
  const { update, find } = await renderShell();
  update({ connection: 'unanswered' });
  expect(find('[role="status"]').textContent.replace(/\s+/g, ' ')).toBe(
    'The service is not responding at the moment. You are seeing the last saved state.',
  );
  update({ connection: 'unanswered', photosWait: true });
  expect(find('[role="status"]').textContent).toContain(
    'at the moment. Your photos will be sent once it does.',
  );
  update({ connection: 'unanswered', capturing: true });
  expect(find('[data-screen] p[role="status"]').textContent).toBe(
    'The service is not responding at the moment.',
  );
});

test('the viewfinder, which covers the notice, shows the connection problem itself', async () => {
  const { update, find } = await renderShell();
  update({ capturing: true });
  const region = find('[data-screen] p[role="status"]');
  expect(region.textContent).toBe('');
  update({ capturing: true, connection: 'offline' });
  expect(find('[data-screen] p[role="status"]')).toBe(region);
  expect(region.textContent).toBe('No internet connection.');
  expect(region.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(find('h1').getAttribute('aria-describedby')).toContain(region.id);
});
