import { expect, it, vi } from 'vitest';
import { copyText } from '../../../packages/adapters/src/browser/device/clipboard.ts';

const link = 'https://recto.example.com/token';

function refuseClipboard(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
}

it('the clipboard adapter copies with the clipboard API', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copyText(window, link)).toBe(true);
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
});

it('the clipboard adapter copies with execCommand where the clipboard API is refused, and restores the focus', async () => {
  refuseClipboard();
  const button = document.createElement('button');
  document.body.replaceChildren(button);
  button.focus();
  let selected = '';
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  expect(await copyText(window, link)).toBe(true);
  expect(selected).toBe(link);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('the clipboard adapter returns false where neither is allowed', async () => {
  refuseClipboard();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  expect(await copyText(window, link)).toBe(false);
});
