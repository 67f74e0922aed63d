import { CaptureView, ProcedureShell, type Connection } from '@recto/ui';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

interface Seen {
  readonly capturing?: boolean;
  readonly connection?: Connection;
  readonly photosWait?: boolean;
}

async function shell() {
  const screen = await renderPage();
  return {
    ...screen,
    update: ({ capturing = false, connection = 'online', photosWait = false }: Seen) =>
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
    /** Whether it can be seen, reached and read out. */
    isThere: (selector: string) => getComputedStyle(screen.find(selector)).visibility === 'visible',
  };
}

test('below the capture screen, header, footer and notice are not there; the toasts are', async () => {
  const { update, isThere } = await shell();
  update({ connection: 'offline' });
  expect(['header', 'footer', '[role="status"]', '[data-toasts]'].filter(isThere)).toHaveLength(4);
  update({ connection: 'offline', capturing: true });
  expect(['header', 'footer', 'main', '[data-screen]', '[data-toasts]'].filter(isThere)).toEqual([
    'main',
    '[data-screen]',
    '[data-toasts]',
  ]);
  update({});
  expect(['header', 'footer'].filter(isThere)).toHaveLength(2);
});

test('while there is no connection, a region that was there before says so', async () => {
  const { update, find } = await shell();
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

test('where photos are being taken, it says too that they wait', async () => {
  const { update, find } = await shell();
  update({ connection: 'offline' });
  expect(find('[role="status"]').textContent).not.toContain('photos');
  update({ connection: 'offline', photosWait: true });
  expect(find('[role="status"]').textContent).toContain('Your photos will be sent');
});

test('where there is one, but the provider does not answer, it does not speak of the connection', async () => {
  const { update, find } = await shell();
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

test('the viewfinder, which lies over the notice, says it by itself', async () => {
  const { update, find } = await shell();
  update({ capturing: true });
  const region = find('[data-screen] p[role="status"]');
  expect(region.textContent).toBe('');
  update({ capturing: true, connection: 'offline' });
  expect(find('[data-screen] p[role="status"]')).toBe(region);
  expect(region.textContent).toBe('No internet connection.');
  expect(region.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(find('h1').getAttribute('aria-describedby')).toContain(region.id);
});
