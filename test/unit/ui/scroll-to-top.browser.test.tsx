import { useScrollToTop } from '@recto/ui';
import { expect, test } from 'vitest';
import { beginHydration } from '../../../packages/ui/src/hydration.ts';
import { renderPage } from './render-page.tsx';

function TallScreen({ path }: { readonly path: string }) {
  useScrollToTop(path);
  return <div style={{ height: '300vh' }}>{path}</div>;
}

/** The page is laid out, and its events are heard. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

test('another screen is shown from its top; the same screen stays where it is', async () => {
  const page = await renderPage();
  page.show(<TallScreen path="/a/confirm" />);
  await frames();
  window.scrollTo(0, 100);
  await frames();
  page.show(<TallScreen path="/a/confirm" />);
  expect(window.scrollY).toBe(100);
  page.show(<TallScreen path="/a/status" />);
  expect(window.scrollY).toBe(0);
});

test('the first screen is shown from its top, unless React takes it over', async () => {
  const page = await renderPage();
  page.show(<div style={{ height: '300vh' }} />);
  window.scrollTo(0, 100);
  page.show(<TallScreen path="/a/confirm" />);
  expect(window.scrollY).toBe(0);

  page.show(<div style={{ height: '300vh' }} />);
  window.scrollTo(0, 100);
  const end = beginHydration(new Map());
  page.show(<TallScreen path="/a/confirm" />);
  end();
  expect(window.scrollY).toBe(100);
});
