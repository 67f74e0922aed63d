import type { KeyboardEvent } from 'react';

/**
 * Keeps the Tab key going round inside an element, as the ARIA dialog pattern asks; a native modal
 * dialog alone would let it out to the browser's own bars. For `onKeyDown`.
 */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, a[href]')];
  const [first, last] = [controls.at(0), controls.at(-1)];
  const { activeElement } = event.currentTarget.ownerDocument;
  if (activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
