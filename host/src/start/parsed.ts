/** Resolves when the whole page is parsed. A cached script in the head can run before that, and the app needs all of it. */
export async function parsed(document: Pick<Document, 'readyState' | 'addEventListener'>): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
}
