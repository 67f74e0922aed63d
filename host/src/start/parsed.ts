/** Scripts of the head that are on the phone already run before the rest of the page has come, which the app needs. */
export async function parsed(document: Pick<Document, 'readyState' | 'addEventListener'>): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise<void>((resolve) => document.addEventListener('DOMContentLoaded', () => resolve()));
}
