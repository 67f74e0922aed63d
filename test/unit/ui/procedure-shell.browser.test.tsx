import { CaptureView, ProcedureShell, type Connection } from '@recto/ui';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderPage } from './render-page.tsx';

const languageChoice = { language: 'en-gb', onChange: () => undefined } as const;

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
          languageChoice={languageChoice}
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
  expect(region.textContent).toBe('The connection is back.');
});

test('with `photosWait`, the notice adds that photos will be sent later', async () => {
  const { update, find } = await renderShell();
  update({ connection: 'offline' });
  expect(find('[role="status"]').textContent).not.toContain('photos');
  update({ connection: 'offline', photosWait: true });
  expect(find('[role="status"]').textContent).toContain('Your photos are saved on this phone');
});

test('if the provider does not respond, the notice does not blame the internet connection', async () => {
  const { update, find } = await renderShell();
  update({ connection: 'unanswered' });
  expect(find('[role="status"]').textContent.replace(/\s+/g, ' ')).toBe(
    'The service isn’t responding at the moment. This page may be out of date.',
  );
  update({ connection: 'unanswered', photosWait: true });
  expect(find('[role="status"]').textContent).toContain(
    'at the moment. Keep this page open: your photos will be sent once the service responds.',
  );
  update({ connection: 'unanswered', capturing: true });
  expect(newsOf(find).textContent).toBe('The service isn’t responding at the moment.');
});

test('the viewfinder, which covers the notice, shows the connection problem itself', async () => {
  const { update, find } = await renderShell();
  update({ capturing: true });
  const line = newsOf(find);
  expect(line.textContent).toBe('');
  update({ capturing: true, connection: 'offline' });
  expect(newsOf(find)).toBe(line);
  expect(line.textContent).toBe('No internet connection.');
  expect(line.checkVisibility({ visibilityProperty: true })).toBe(true);
});

/** The line of the capture screen that describes its heading after the instruction. */
function newsOf(find: (selector: string) => HTMLElement): HTMLElement {
  const [, id = ''] = find('h1').getAttribute('aria-describedby')?.split(' ') ?? [];
  return find(`[id="${id}"]`);
}
