import { hugeJpeg } from './huge-jpeg.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderCaptureView } from './render-capture-view.tsx';
import { image, live, off, overdue, snapshotOf, starting, states, taking } from './capture-snapshots.ts';

test.each<[keyof typeof states, string, string[]]>([
  ['init', 'init', ['back', 'shutter', 'choose-file']],
  ['capture', 'capture', ['back', 'shutter', 'choose-file', 'switch-camera']],
  ['preview', 'preview', ['back', 'retake', 'use']],
  ['upload', 'upload', ['back']],
  ['cameraAccess', 'error', ['back', 'restart', 'choose-file', 'other-phone', 'copy-link']],
  ['internal', 'error', ['back', 'retry', 'retake', 'send-later']],
  ['tooLarge', 'error', ['back', 'retake', 'send-later']],
])('%s has its data attributes, and exactly its controls', async (sample, name, actions) => {
  const state = states[sample];
  const screen = await renderCaptureView(snapshotOf(state));
  expect(Object.fromEntries(Object.entries(screen.root().dataset))).toEqual({
    theme: 'dark',
    screen: 'capture',
    state: name,
    photo: 'idCardRecto',
    ...('type' in state ? { error: state.type } : {}),
  });
  expect(screen.actions()).toEqual(actions);
});

test.each<
  [
    keyof typeof states,
    string,
    'back' | 'shutter' | 'switchCamera' | 'retake' | 'use' | 'restart' | 'retry' | 'sendLater',
  ]
>([
  ['capture', 'back', 'back'],
  ['upload', 'back', 'back'],
  ['capture', 'shutter', 'shutter'],
  ['capture', 'switch-camera', 'switchCamera'],
  ['preview', 'retake', 'retake'],
  ['preview', 'use', 'use'],
  ['cameraAccess', 'restart', 'restart'],
  ['internal', 'retry', 'retry'],
  ['internal', 'retake', 'retake'],
  ['internal', 'send-later', 'sendLater'],
])('in %s, a click on %s calls only its handler', async (sample, action, called) => {
  const screen = await renderCaptureView(snapshotOf(states[sample]));
  await userEvent.click(screen.action(action));
  const calls = Object.entries(screen.handlers).filter(([, mock]) => mock.mock.calls.length > 0);
  expect(calls.map(([name, mock]) => [name, mock.mock.calls.length])).toEqual([[called, 1]]);
});

test.each([
  ['off', off, true],
  ['starting', starting, true],
  ['overdue', overdue, true],
  ['live', live, false],
  ['taking', taking, true],
])('with camera %s, the shutter’s `disabled` is %s', async (_status, camera, disabled) => {
  const screen = await renderCaptureView(snapshotOf(states.capture, { camera }));
  expect(screen.action('shutter').ariaDisabled).toBe(disabled ? 'true' : null);
});

test('the shutter is disabled in the state init, even with a live camera', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init, { camera: live }));
  expect(screen.action('shutter').ariaDisabled).toBe('true');
});

test('the camera switch exists only with more than one camera, and stays while the next camera starts', async () => {
  const one = { ...live, canSwitch: false } as const;
  const screen = await renderCaptureView(snapshotOf(states.capture, { camera: one }));
  expect(screen.actions()).not.toContain('switch-camera');

  screen.update(snapshotOf(states.capture, { camera: live }));
  const control = screen.action('switch-camera');
  control.focus();
  screen.update(snapshotOf(states.capture, { camera: starting }));
  expect(screen.action('switch-camera')).toBe(control);
  expect(document.activeElement).toBe(control);
});

test('a mirrored selfie is shown as the customer saw it; a chosen file is shown as it is', async () => {
  const screen = await renderCaptureView(
    snapshotOf({ ...states.preview, photo: 'clientPicture', mirrored: true }),
  );
  const picture = () => screen.find<HTMLImageElement>('img');
  expect(getComputedStyle(picture()).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  screen.update(snapshotOf({ ...states.preview, image: await (await fetch(image.dataUrl)).blob() }));
  await expect.poll(() => picture().src).toMatch(/^blob:/);
  expect(picture().alt).toBe('The photo you chose: front of the ID card');
  expect(getComputedStyle(picture()).transform).toBe('none');
});

test('the preview shows the whole image as it will be sent, not mirrored', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  const picture = screen.find<HTMLImageElement>('img');
  expect(picture.src).toBe(image.dataUrl);
  expect(picture.alt).toContain('front of the ID card');
  expect(getComputedStyle(picture).transform).toBe('none');
  expect(getComputedStyle(picture).objectFit).toBe('contain');
  const { width, height } = picture.getBoundingClientRect();
  expect([width, height]).toEqual([390, 390]);
});

test('the internal error still shows the image', async () => {
  const screen = await renderCaptureView(snapshotOf(states.internal));
  expect(screen.find<HTMLImageElement>('img').src).toBe(image.dataUrl);
});

test('the surface is the same DOM element, with the same parent, in every state', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  const surface = screen.surface();
  const parent = surface.parentElement;
  const picture = surface.appendChild(document.createElement('canvas'));
  for (const state of Object.values(states)) {
    screen.update(snapshotOf(state));
    expect(screen.surface()).toBe(surface);
    expect(surface.parentElement).toBe(parent);
    expect(picture.parentElement).toBe(surface);
  }
});

test('“Choose a photo” opens the picker for this photo', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const input = screen.find<HTMLInputElement>('input[type="file"]');
  expect([input.accept, input.getAttribute('capture')]).toEqual(['image/png,image/jpeg', null]);
  const opened = new Promise<void>((resolve) => {
    input.addEventListener('click', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  await userEvent.click(screen.action('choose-file'));
  await opened;
  const file = new File(['photo'], 'photo.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, file);
  expect(screen.handlers.pickFile).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'photo.jpg' }),
  );
});

/** Chooses a file in a picker that was opened from this input, which may be gone from the page by now. */
function chooseIn(input: HTMLInputElement): void {
  const chosen = new DataTransfer();
  chosen.items.add(new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }));
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const upright = snapshotOf(states.capture);

// Decision 3.12.
test.each([
  ['the camera failed', upright, snapshotOf(states.cameraAccess)],
  ['a photo was taken by itself', upright, snapshotOf(states.preview)],
  ['the phone was turned upright', { ...upright, orientation: 'landscape' } as const, upright],
])('a file that is chosen arrives although %s while the picker was open', async (_, before, after) => {
  const screen = await renderCaptureView(before);
  const clicked: HTMLInputElement[] = [];
  const note = (event: Event) => {
    event.preventDefault();
    clicked.push(event.target as HTMLInputElement);
  };
  for (const input of document.querySelectorAll('input')) input.addEventListener('click', note);
  const buttons = document.querySelectorAll<HTMLElement>('[data-action="choose-file"]');
  buttons[buttons.length - 1]!.click();
  screen.update(after);
  chooseIn(clicked[0]!);
  expect(screen.handlers.pickFile).toHaveBeenCalledOnce();
});

// Decision 3.16.
test.each([
  ['is too large to open', hugeJpeg],
  ['can not be decoded', new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)])],
])(
  'a picked file that %s is told in words, not shown as a broken picture, and can be used',
  async (_why, file) => {
    await renderCaptureView(snapshotOf({ ...states.preview, image: file }));
    const said = () => document.body.textContent.includes('This phone can’t show the photo.');
    await expect.poll(said).toBe(true);
    expect(document.querySelector('img')).toBeNull();
    const asked = [...document.querySelectorAll('span')].find(({ textContent }) =>
      /^(Is|Are).*\?$/.test(textContent),
    );
    expect(asked?.checkVisibility()).toBe(false);
    expect(document.querySelector('[data-action="use"]')).not.toBeNull();
  },
);
