import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillSurface } from '../../../packages/adapters/src/browser/camera/picture/surface.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { snapshotOf, states } from './capture-snapshots.ts';

beforeEach(async () => page.viewport(390, 844));

const phones: [number, number][] = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [390, 844],
  [430, 932],
  [820, 1180],
];

test.each(phones)('on %i × %i, the square is as wide as the screen', async (width, height) => {
  await page.viewport(width, height);
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const square = screen.surface().getBoundingClientRect();
  expect([square.left, square.width, square.height]).toEqual([0, width, width]);
});

test.each(phones)(
  'on %i × %i, text, square and controls are visible and do not overlap',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await renderCaptureView(snapshotOf(states.capture));
    const square = screen.surface().getBoundingClientRect();
    const texts = [screen.find('h1'), screen.find('h1 + div')].map((element) =>
      element.getBoundingClientRect(),
    );
    const controls = ['shutter', 'switch-camera', 'choose-file'].map((name) =>
      screen.action(name).getBoundingClientRect(),
    );
    expect(Math.min(...texts.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...texts.map(({ bottom }) => bottom))).toBeLessThanOrEqual(square.top);
    expect(Math.min(...controls.map(({ top }) => top))).toBeGreaterThanOrEqual(square.bottom);
    expect(Math.max(...controls.map(({ bottom }) => bottom))).toBeLessThanOrEqual(height);
  },
);

test.each([
  [673, 841],
  [360, 400],
])('on a lower screen (%i × %i), the square is smaller but completely visible', async (width, height) => {
  await page.viewport(width, height);
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const square = screen.surface().getBoundingClientRect();
  expect(square.width).toBe(square.height);
  expect(square.left).toBeCloseTo(width - square.right, 0);
  expect(square.bottom).toBeLessThanOrEqual(screen.action('shutter').getBoundingClientRect().top);
  expect(screen.action('shutter').getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});

test.each([
  [320, 256],
  [427, 320],
])(
  'on %i × %i, as on a tablet with the page at 400 or 300 %, step, title and controls are whole beside the square',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await renderCaptureView(snapshotOf(states.capture));
    const squareEnd = screen.surface().getBoundingClientRect().right;
    const stepId = screen.find('h1').getAttribute('aria-describedby')!.split(' ').at(-1);
    for (const [state, actions] of [
      [states.capture, ['shutter', 'choose-file', 'switch-camera']],
      [states.preview, ['retake', 'use']],
    ] as const) {
      screen.update(snapshotOf(state));
      const title = screen.find('h1');
      const step = document.getElementById(stepId!)!.getBoundingClientRect();
      const { left, right, top, bottom, height: titleHeight } = title.getBoundingClientRect();
      expect(step.top).toBeGreaterThanOrEqual(0);
      expect(step.bottom).toBeLessThanOrEqual(top);
      expect(titleHeight / Number.parseFloat(getComputedStyle(title).lineHeight)).toBeLessThan(2.1);
      expect([left >= squareEnd, right <= width]).toEqual([true, true]);
      for (const action of actions) {
        const control = screen.action(action).getBoundingClientRect();
        expect(bottom).toBeLessThanOrEqual(control.top);
        expect([control.left >= squareEnd, control.right <= width, control.bottom <= height]).toEqual([
          true,
          true,
          true,
        ]);
      }
    }
  },
);

test.each([...phones, [320, 640, 200], [844, 390], [1180, 820]])(
  'on %i × %i, square, step and title have the same place in every state, and so has the photo; only to an error whose text needs the room does the square give way',
  async (width, height, text = 100) => {
    document.documentElement.style.fontSize = `${text}%`;
    onTestFinished(() => document.documentElement.removeAttribute('style'));
    await page.viewport(width, height);
    const screen = await renderCaptureView(snapshotOf(states.init));
    const stepId = screen.find('h1').getAttribute('aria-describedby')!.split(' ').at(-1);
    const usual = screen.surface().getBoundingClientRect();
    const places = Object.values(states)
      .filter((state) => state !== states.cameraAccess)
      .map((state) => {
        screen.update(snapshotOf(state));
        const square = screen.surface().getBoundingClientRect();
        const photo = document.querySelector('img')?.getBoundingClientRect() ?? square;
        expect([photo.left, photo.top, photo.width]).toEqual([square.left, square.top, square.width]);
        const step = document.getElementById(stepId!)!.getBoundingClientRect();
        const title = screen.find('h1').getBoundingClientRect().top;
        const givesWay = state.name === 'error' && document.querySelector('[data-needs-room]') !== null;
        return JSON.stringify([givesWay ? usual : square, step, title]);
      });
    expect(new Set(places).size).toBe(1);
  },
);

test('the shutter is at least 72 px wide and high, and horizontally centred', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const { left, width, height } = screen.action('shutter').getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(72);
  expect(left + width / 2).toBeCloseTo(195, 0);
});

test('the card’s frame has the ID-1 shape and 92 % of the square’s width, centred', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const square = screen.surface().getBoundingClientRect();
  const frame = screen.find('[data-mask="card"]').getBoundingClientRect();
  expect(frame.width / square.width).toBeCloseTo(0.92, 3);
  expect(frame.width / frame.height).toBeCloseTo(85.6 / 53.98, 3);
  expect(frame.left - square.left).toBeCloseTo(square.right - frame.right, 3);
  expect(frame.top - square.top).toBeCloseTo(square.bottom - frame.bottom, 3);
});

test('the face’s frame is an oval of 80 % of the square’s height, centred', async () => {
  const screen = await renderCaptureView(snapshotOf({ name: 'capture', photo: 'clientPicture' }));
  const square = screen.surface().getBoundingClientRect();
  const frame = screen.find('[data-mask="face"]').getBoundingClientRect();
  expect(frame.height / square.height).toBeCloseTo(0.8, 3);
  expect(frame.width / frame.height).toBeCloseTo(0.78, 3);
  expect(frame.left - square.left).toBeCloseTo(square.right - frame.right, 3);
  expect(frame.top - square.top).toBeCloseTo(square.bottom - frame.bottom, 3);
});

test('the mask covers exactly the camera’s square', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const mask = screen.find('svg:has([data-mask])').getBoundingClientRect();
  expect(mask).toEqual(screen.surface().getBoundingClientRect());
});

test.each([
  [1080, 1920],
  [1920, 1080],
])(
  'a frame of %i × %i is larger than the screen, but nothing scrolls to what is beyond it',
  async (width, height) => {
    const screen = await renderCaptureView(snapshotOf(states.capture));
    const picture = Object.assign(document.createElement('canvas'), { width, height });
    fillSurface(screen.surface(), picture, false);
    picture.scrollIntoView({ inline: 'end', block: 'end' });
    for (const element of [screen.root(), screen.root().firstElementChild!, document.documentElement]) {
      expect([element.scrollLeft, element.scrollTop]).toEqual([0, 0]);
    }
    expect(screen.surface().getBoundingClientRect().left).toBe(0);
  },
);
