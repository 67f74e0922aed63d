/**
 * Copies a text to the clipboard. Must be called in a tap's event handler, or browsers refuse.
 * @returns false if the browser allows neither the clipboard API nor `execCommand`.
 */
export async function copyText(window: Window, text: string): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(window.document, text);
  }
}

/** For pages without HTTPS and for in-app browsers. */
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
