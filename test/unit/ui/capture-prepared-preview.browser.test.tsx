import { expect, test } from 'vitest';
import { Prepared } from '../../../packages/ui/src/components/Prepared.tsx';
import { renderCaptureView } from './render-capture-view.tsx';
import { renderPage } from './render-page.tsx';
import { snapshotOf, states } from './capture-snapshots.ts';

test('what is prepared is rendered, and is in the page only while it is shown', async () => {
  const page = await renderPage();
  const rendered: string[] = [];
  function Child() {
    rendered.push('child');
    return <h1>Prepared</h1>;
  }
  const show = (isShown: boolean) =>
    page.show(
      <Prepared isShown={isShown}>
        <Child />
      </Prepared>,
    );
  show(false);
  await expect.poll(() => rendered.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(document.querySelectorAll('h1')).toHaveLength(0);
  show(true);
  expect(page.find('h1').checkVisibility()).toBe(true);
  show(false);
  expect(document.querySelectorAll('h1')).toHaveLength(0);
});

test('the controls of each preview ignore the second tap of a double tap', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  const acceptsTaps = () => getComputedStyle(screen.action('use')).pointerEvents === 'auto';
  expect(acceptsTaps()).toBe(false);
  await expect.poll(acceptsTaps).toBe(true);
  screen.update(snapshotOf(states.capture));
  screen.update(snapshotOf(states.preview));
  expect(acceptsTaps()).toBe(false);
});
