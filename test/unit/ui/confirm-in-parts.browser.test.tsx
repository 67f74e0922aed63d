import { SnapshotStore, type ConfirmSession, type ConfirmSnapshot } from '@recto/core';
import { ConfirmScreen } from '@recto/ui';
import { expect, test } from 'vitest';
import { empty, filled, snapshotOf, waiting } from './render-confirm-view.tsx';
import { renderPage } from './render-page.tsx';

/** A confirm session of which only the snapshot, the choice of a file and the question before a deletion are used. */
function sessionShowing(first: ConfirmSnapshot, next: ConfirmSnapshot) {
  const store = new SnapshotStore(first);
  const showNext = () => store.set(next);
  const session = {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    enter: () => () => undefined,
    choose: showNext,
    askToDelete: showNext,
  } as unknown as ConfirmSession;
  return session;
}

async function renderConfirm(session: ConfirmSession) {
  const page = await renderPage();
  const nothing = () => undefined;
  page.show(
    <ConfirmScreen session={session} captureSupported={false} onCapture={nothing} onFinished={nothing} />,
  );
  return page;
}

test('the choice of a file is not one long task: the tile is rendered after it', async () => {
  const session = sessionShowing(snapshotOf({ idCardRecto: empty }), snapshotOf({ idCardRecto: waiting }));
  const page = await renderConfirm(session);
  const state = () => page.find('[data-photo="idCardRecto"]').dataset['state'];

  const files = new DataTransfer();
  files.items.add(new File(['a picture'], 'card.jpg', { type: 'image/jpeg' }));
  const input = page.find<HTMLInputElement>('[data-photo="idCardRecto"] input');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));

  expect(session.getSnapshot().sections[0]?.tiles[0]?.state.name).toBe('waiting');
  expect(state()).toBe('empty');
  await expect.poll(state).toBe('waiting');
});

test('the question before a deletion is there as soon as the tap has ended', async () => {
  const tiles = { idCardRecto: filled };
  const asking = snapshotOf(tiles, { deletion: { status: 'asking', photo: 'idCardRecto' } });
  const page = await renderConfirm(sessionShowing(snapshotOf(tiles), asking));
  page.action('delete').click();
  // React answers a click in a microtask.
  await Promise.resolve();
  expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
});
