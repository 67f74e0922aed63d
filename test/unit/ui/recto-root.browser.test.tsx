import type { Language } from '@recto/core';
import { CaptureView, HotToasts, RectoRoot, StartView, ToastArea } from '@recto/ui';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pseudoLanguage } from '../../../.storybook/pseudo-language.ts';
import { createStoryTranslations } from '../../../.storybook/story-translations.ts';
import { useScreenTitle } from '../../../packages/ui/src/i18n/use-document-title.ts';
import { captureActions, share, snapshotOf, states } from './capture-snapshots.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { loadTextFont } from './render-page.tsx';

const capture = (
  <CaptureView
    snapshot={snapshotOf(states.capture)}
    surfaceRef={null}
    actions={captureActions()}
    share={share}
  />
);

beforeEach(async () => {
  await page.viewport(1280, 800);
  await loadTextFont();
});

/** Adds an element to the page, which is removed when the test finishes. */
function add<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.body.appendChild(document.createElement(name));
  onTestFinished(() => element.remove());
  return element;
}

/** Shows an element in a root in a box of this size, away from the window's edges. @returns the root's content. */
async function renderInBox(
  width: number,
  height: number,
  content: ReactNode,
  language: Language = 'en-gb',
): Promise<ShadowRoot> {
  const { i18n, changeLanguage } = createStoryTranslations();
  await changeLanguage(language);
  const box = add('div');
  box.setAttribute(
    'style',
    `position: absolute; left: 300px; top: 100px; width: ${width}px; height: ${height}px`,
  );
  const root = createRoot(box);
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
      </StrictMode>,
    ),
  );
  return box.firstElementChild!.shadowRoot!;
}

/** The places of all elements of the capture screen that have a size, from its top left corner. */
function placesIn(root: ParentNode): string[] {
  const screen = root.querySelector('[data-screen]')!;
  const origin = screen.getBoundingClientRect();
  return [screen, ...screen.querySelectorAll('*')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) return [];
    const place = [left - origin.left, top - origin.top, width, height].map((value) => value.toFixed(1));
    return [`${element.tagName} ${place.join(' ')}`];
  });
}

const boxes: [number, number][] = [
  [400, 600],
  [320, 568],
  [700, 400],
];

test.each(boxes)(
  // Decision 11.11.
  'in a box of %i × %i, the capture screen has the layout of such a window',
  async (width, height) => {
    const inBox = placesIn(await renderInBox(width, height, <RectoRoot>{capture}</RectoRoot>));
    await page.viewport(width, height);
    const inWindow = await renderCaptureView(snapshotOf(states.capture));
    expect(inBox).toEqual(placesIn(inWindow.root().parentElement!));
    expect(inBox[0]).toBe(`DIV 0.0 0.0 ${width.toFixed(1)} ${height.toFixed(1)}`);
  },
);

// Decision 11.11.
test('in a browser without container units, the layout follows the size of the box too', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const content = await renderInBox(400, 600, <RectoRoot>{capture}</RectoRoot>);
  const box = content.host.parentElement!;
  const widthOf = () => (content.host as HTMLElement).style.getPropertyValue('--recto-root-width');
  expect(widthOf()).toBe('400px');
  box.style.width = '300px';
  await expect.poll(widthOf).toBe('300px');
  const resized = placesIn(content);
  vi.restoreAllMocks();
  expect(resized).toEqual(placesIn(await renderInBox(300, 600, <RectoRoot>{capture}</RectoRoot>)));
});

test('in an element without a height, the capture screen is visible', async () => {
  const content = await renderInBox(400, 600, <RectoRoot>{capture}</RectoRoot>);
  content.host.parentElement!.style.height = 'auto';
  expect(content.querySelector('[data-screen]')!.getBoundingClientRect().height).toBe(320);
});

const stylesOfThePage = `
  * { box-sizing: content-box; letter-spacing: 1px; }
  html { color: teal; text-align: right; line-height: 3; }
  div { padding: 7px; color: teal !important; letter-spacing: 2px !important; }
  button { text-transform: uppercase; border: 4px solid red; }
  h1 { color: red; font-size: 60px; }
  p { margin: 40px; }
  img, svg { max-width: 50%; }
  #app div button { color: red; }
`;

/** The computed styles of all these elements. */
function looksOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => {
    const style = getComputedStyle(element);
    return `${element.tagName} ${[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`;
  });
}

const previewed = (
  <CaptureView
    snapshot={snapshotOf(states.preview)}
    surfaceRef={null}
    actions={captureActions()}
    share={share}
  />
);

test.each([
  ['viewfinder', capture],
  ['preview', previewed],
  // Decision 11.10.
])('styles of the page do not reach the %s', async (_name, screen) => {
  const content = await renderInBox(400, 600, <RectoRoot>{screen}</RectoRoot>);
  content.host.parentElement!.id = 'app';
  const parts = () => content.querySelectorAll('[data-recto-root], [data-recto-root] *:not(style)');
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await expect
    .poll(() => getComputedStyle(content.querySelector('[data-toasts="above"]')!).pointerEvents)
    .toBe('auto');
  const before = looksOf(parts());
  const places = placesIn(content);
  expect(before.length).toBeGreaterThan(20);
  add('style').textContent = stylesOfThePage;
  expect(getComputedStyle(document.documentElement).textAlign).toBe('right');
  expect(looksOf(parts())).toEqual(before);
  expect(placesIn(content)).toEqual(places);
});

/** A screen in one column, with its action bar. */
const start = (
  <StartView
    lastname="Lefèvre"
    documents={['idCard', 'clientPicture']}
    starting={false}
    onStart={() => undefined}
    autoCapture
    checksFace
    sound={null}
  />
);

test.each([
  ['viewfinder', capture],
  ['preview', previewed],
  ['start screen', start],
  // Decision 11.10.
])('the font size of the page’s root does not reach the %s', async (_name, screen) => {
  const toasts = new HotToasts();
  onTestFinished(() => toasts.clear());
  toasts.show({ kind: 'error', code: 'Toasts.photoKept', about: 'idCardRecto', sticky: true });
  const look = async () => {
    const root = (
      <RectoRoot>
        {screen}
        <ToastArea />
      </RectoRoot>
    );
    const content = await renderInBox(400, 600, root);
    await expect.poll(() => content.querySelector('[role="alert"] > div')).not.toBeNull();
    const sizes = [...content.querySelectorAll('*')].map((element) => getComputedStyle(element).fontSize);
    return [...sizes, ...placesIn(content)];
  };
  const asUsual = await look();
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  for (const fontSize of ['62.5%', '8px', '10px', '50px']) {
    document.documentElement.style.fontSize = fontSize;
    expect([fontSize, ...(await look())]).toEqual([fontSize, ...asUsual]);
  }
});

test('the root changes no style of the page, nor its title and language', async () => {
  add('main').innerHTML = `
    <h1>Title</h1><h2>Section</h2><p>Text <a href="#">Link</a></p><ul><li>Item</li></ul>
    <button>Button</button><input /><select></select><img alt="" /><fieldset></fieldset><dialog open></dialog>`;
  document.documentElement.lang = 'pt';
  document.title = 'An app of its own';
  const parts = () => [...document.querySelectorAll('html, body, main, main *')];
  const before = looksOf(parts());
  const onTitle = vi.fn();
  function Titled() {
    useScreenTitle('start');
    return null;
  }
  const content = await renderInBox(
    400,
    600,
    <RectoRoot onTitle={onTitle}>
      <Titled />
      {capture}
    </RectoRoot>,
  );
  expect(looksOf(parts())).toEqual(before);
  expect([document.title, document.documentElement.lang]).toEqual(['An app of its own', 'pt']);
  expect(onTitle).toHaveBeenCalledWith('Start – Photos of your documents');
  expect(content.querySelector('[data-recto-root]')!.getAttribute('lang')).toBe('en-GB');
});

test('a toast is shown in the box, above the controls', async () => {
  const content = await renderInBox(
    400,
    600,
    <RectoRoot>
      {capture}
      <ToastArea />
    </RectoRoot>,
  );
  const toasts = new HotToasts();
  onTestFinished(() => toasts.clear());
  flushSync(() =>
    toasts.show({ kind: 'error', code: 'Toasts.photoKept', about: 'idCardRecto', sticky: true }),
  );
  await expect.poll(() => content.querySelector('[role="alert"] > div')).not.toBeNull();
  const box = content.host.getBoundingClientRect();
  const toast = content.querySelector('[role="alert"] > div')!.getBoundingClientRect();
  const controls = content.querySelector('[data-toasts="above"]')!.getBoundingClientRect();
  expect(toast.left).toBeGreaterThan(box.left);
  expect(toast.right).toBeLessThan(box.right);
  expect(toast.bottom).toBeLessThanOrEqual(controls.top);
  expect(toast.bottom).toBeGreaterThan(controls.top - 20);
  expect(toast.top).toBeGreaterThan(box.top);
});

test('a language from right to left mirrors the root; the page around it, and one from the left in a page from the right, stay as they are', async () => {
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const show = async (language?: Language) => {
    const content = await renderInBox(400, 600, <RectoRoot>{capture}</RectoRoot>, language);
    const back = middleOf(content.querySelector('[data-action="back"]')!);
    return [content.querySelector('[data-recto-root]')!.getAttribute('dir'), back < 400 ? 'left' : 'right'];
  };
  expect(await show(pseudoLanguage)).toEqual(['rtl', 'right']);
  expect([document.documentElement.dir, getComputedStyle(document.body).direction]).toEqual(['', 'ltr']);
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  expect(await show()).toEqual(['ltr', 'left']);
});
