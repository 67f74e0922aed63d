import { useScrollToTop } from '@recto/ui';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

function TallScreen({ path }: { readonly path: string }) {
  useScrollToTop(path);
  return <div style={{ height: '300vh' }}>{path}</div>;
}

test('another screen is shown from its top; the same screen stays where it is', async () => {
  const page = await renderPage();
  page.show(<TallScreen path="/a/confirm" />);
  window.scrollTo(0, 100);
  page.show(<TallScreen path="/a/confirm" />);
  expect(window.scrollY).toBe(100);
  page.show(<TallScreen path="/a/status" />);
  expect(window.scrollY).toBe(0);
});
