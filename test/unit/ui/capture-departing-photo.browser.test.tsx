import { expect, test } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { renderCaptureView } from './render-capture-view.tsx';
import { image, live, snapshotOf, starting, states } from './capture-snapshots.ts';

const next = {
  name: 'capture',
  photo: 'idCardVerso',
  previous: { photo: 'idCardRecto', outcome: 'sent' },
} as const;

/** The picture of a photo that is over the camera's; null if there is none. */
const departing = () => document.querySelector<HTMLImageElement>('[aria-hidden="true"] > img');

test('a photo that was sent fades over the next viewfinder, whose shutter can be used at once', async () => {
  const screen = await renderCaptureView(snapshotOf(states.upload));
  screen.update(snapshotOf(next));
  expect(departing()?.src).toBe(image.dataUrl);
  expect(screen.action('shutter').ariaDisabled).toBeNull();
  await expect.poll(departing).toBeNull();
});

test('the photo stays as long as the camera shows no picture', async () => {
  const screen = await renderCaptureView(snapshotOf(states.upload));
  screen.update(snapshotOf(next, { camera: starting }));
  // Longer than it takes to fade.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(departing()).not.toBeNull();
  // It can be seen behind the text.
  const { left, top } = departing()!.getBoundingClientRect();
  const grounds = document
    .elementsFromPoint(left + 5, top + 5)
    .map((element) => getComputedStyle(element).backgroundColor);
  expect(grounds[0]).toBe('rgba(0, 0, 0, 0)');
  screen.update(snapshotOf(next));
  await expect.poll(departing).toBeNull();
});

test('a photo that is taken again fades; a viewfinder without a photo before it has none', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  expect(departing()).toBeNull();
  screen.update(snapshotOf(states.preview));
  expect(departing()).toBeNull();
  screen.update(snapshotOf(states.capture));
  expect(departing()).not.toBeNull();
  await expect.poll(departing).toBeNull();
});

test('a photo that has departed is not kept when the screen shows an error', async () => {
  const screen = await renderCaptureView(snapshotOf(states.upload));
  screen.update(snapshotOf(next, { camera: starting }));
  screen.update(snapshotOf(states.cameraAccess));
  screen.update(snapshotOf(next));
  expect(departing()).toBeNull();
});

test('the mask comes when the photo goes', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  screen.update(snapshotOf(states.capture));
  const mask = () => screen.find('[data-mask]').closest('svg')!;
  expect(getComputedStyle(mask()).opacity).toBe('0');
  await expect.poll(departing).toBeNull();
  await expect.poll(() => getComputedStyle(mask()).opacity).toBe('1');
});

// Decision 4.8.
test('a document goes before the camera of the selfie comes, and nothing is drawn over it', async () => {
  const licence = { name: 'upload', photo: 'driverLicenseVerso', image, slow: false } as const;
  const screen = await renderCaptureView(snapshotOf(licence, { next: 'clientPicture' }));
  screen.update(snapshotOf({ name: 'capture', photo: 'clientPicture' }, { camera: starting }));
  // To the dark: nothing of the other camera is seen together with it.
  expect(departing()!.getAnimations()).toHaveLength(1);
  expect(departing()!.parentElement!.getAnimations()).toEqual([]);
  expect(screen.root().querySelector('svg > svg')).toBeNull();
  await expect.poll(departing).toBeNull();
  expect(screen.root().querySelector('svg > svg')).not.toBeNull();
});

test('where the selfie’s camera is ready at once, nothing of it is seen before the document has gone; then it comes from the dark', async () => {
  const licence = { name: 'preview', photo: 'driverLicenseVerso', image, replaces: null } as const;
  const screen = await renderCaptureView(snapshotOf(licence, { next: 'clientPicture' }));
  screen.update(snapshotOf({ ...states.upload, photo: 'driverLicenseVerso' }, { next: 'clientPicture' }));
  screen.update(snapshotOf({ name: 'capture', photo: 'clientPicture' }, { camera: live }));
  const seenBeyondSquare = () => getComputedStyle(screen.surface()).clipPath !== 'inset(0px)';
  const dark = () =>
    [...screen.root().querySelectorAll('div:empty')].filter(
      (layer) =>
        getComputedStyle(layer).backgroundColor === 'rgb(6, 9, 8)' && layer.getAnimations().length > 0,
    );
  expect([departing() !== null, seenBeyondSquare(), dark().length]).toEqual([true, false, 0]);
  await eventually(() => expect(departing()).toBeNull());
  expect([seenBeyondSquare(), dark().length]).toEqual([true, 1]);
});
