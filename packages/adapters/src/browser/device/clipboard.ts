/**
 * Puts a text into the clipboard. Called while a tap is dealt with, or browsers refuse.
 * @returns false where neither the new way nor the old one is allowed.
 */
export async function copyText(window: Window, text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(window.document, text);
  }
}

/** The old way, for pages without HTTPS and for the insides of other apps. */
function copyBySelection(document: Document, text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    (before as Partial<HTMLElement> | null)?.focus?.({ preventScroll: true });
  }
}
