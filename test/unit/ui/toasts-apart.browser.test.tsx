import type { Toast } from '@recto/core';
import { HotToasts, ToastArea } from '@recto/ui';
import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { renderPage } from './render-page.tsx';

const kept: Toast = { kind: 'error', code: 'Toasts.photoKept', about: 'idCardRecto', sticky: true };

test.each([
  ['another toast area', 'second'],
  ['an app that uses react-hot-toast itself', 'default'],
])('a toast area and %s show and remove their own toasts only', async (_name, toasterId) => {
  const page = await renderPage();
  const [own, other] = [new HotToasts(), new HotToasts(toasterId)];
  page.show(
    <>
      <div id="own">
        <ToastArea />
      </div>
      <div id="other">
        <ToastArea toasterId={toasterId} />
      </div>
    </>,
  );
  const shown = (...expected: readonly number[]) =>
    eventually(() => {
      const counts = ['own', 'other'].map((id) => page.find(`#${id}`).querySelectorAll('p').length);
      expect(counts).toEqual(expected);
    });

  own.show(kept);
  await shown(1, 0);
  other.show(kept);
  await shown(1, 1);
  other.withdraw(kept.about);
  await shown(1, 0);
  other.show(kept);
  await shown(1, 1);
  page.find('#other [data-action="close"]').click();
  await shown(1, 0);
  other.show(kept);
  await shown(1, 1);
  own.dispose();
  await shown(0, 1);
  other.dispose();
  await shown(0, 0);
});
