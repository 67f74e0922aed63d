import type { Toast } from '@recto/core';
import { HotToasts, Modal, ToastArea } from '@recto/ui';
import { expect, onTestFinished, test } from 'vitest';
import { renderPage } from './render-page.tsx';

function sent(about: Toast['about']): Toast {
  return { kind: 'success', code: 'Toasts.photoSent', about, sticky: true };
}

test('toasts wait until a dialog is closed; one that was withdrawn meanwhile is never shown', async () => {
  const page = await renderPage();
  const toasts = new HotToasts();
  onTestFinished(() => toasts.dispose());
  const show = (isAsking: boolean) =>
    page.show(
      <>
        <div id="toasts">
          <ToastArea />
        </div>
        {isAsking && (
          <Modal title="Delete?" text="It is deleted." onDismiss={() => undefined}>
            <button type="button">No</button>
          </Modal>
        )}
      </>,
    );
  const count = () => page.find('#toasts').querySelectorAll('p').length;

  show(true);
  toasts.show(sent('idCardRecto'));
  toasts.show(sent('idCardVerso'));
  toasts.withdraw('idCardRecto');
  expect(count()).toBe(0);
  show(false);
  await expect.poll(count).toBe(1);
});
