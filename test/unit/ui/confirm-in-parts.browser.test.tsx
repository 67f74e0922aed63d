import { SnapshotStore, type ConfirmSession, type ConfirmSnapshot } from '@recto/core';
import { ConfirmScreen } from '@recto/ui';
import { expect, test } from 'vitest';
import { empty, snapshotOf, waiting } from './render-confirm-view.tsx';
import { renderPage } from './render-page.tsx';

test('the choice of a file is not one long task: the tile is rendered after it', async () => {
  const store = new SnapshotStore<ConfirmSnapshot>(snapshotOf({ idCardRecto: empty }));
  const session = {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    enter: () => () => undefined,
    choose: () => store.set(snapshotOf({ idCardRecto: waiting })),
  } as unknown as ConfirmSession;
  const page = await renderPage();
  const nothing = () => undefined;
  page.show(
    <ConfirmScreen session={session} captureSupported={false} onCapture={nothing} onFinished={nothing} />,
  );
  const state = () => page.find('[data-photo="idCardRecto"]').dataset['state'];

  const files = new DataTransfer();
  files.items.add(new File(['a picture'], 'card.jpg', { type: 'image/jpeg' }));
  const input = page.find<HTMLInputElement>('[data-photo="idCardRecto"] input');
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));

  expect(store.getSnapshot().sections[0]?.tiles[0]?.state.name).toBe('waiting');
  expect(state()).toBe('empty');
  await expect.poll(state).toBe('waiting');
});
