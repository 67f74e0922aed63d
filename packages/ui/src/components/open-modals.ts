/**
 * Whether modal dialogs are open. While one is, the rest of the page is inert: a message that appears there
 * would be neither seen nor announced, so toasts wait.
 */
let count = 0;
const listeners = new Set<() => void>();

/** A modal dialog was opened. @returns what to call when it closes. */
export function modalOpened(): () => void {
  count += 1;
  return () => {
    count -= 1;
    if (count === 0) for (const listener of listeners) listener();
  };
}

export function isModalOpen(): boolean {
  return count > 0;
}

/** Calls the listener each time that the last open modal dialog closes. @returns ends that. */
export function onModalsClosed(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
