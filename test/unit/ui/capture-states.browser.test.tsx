import type { CaptureState, Diagnosis, PhotoName } from '@recto/core';
import { cameraCauses, photoNames } from '@recto/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderCaptureView } from './render-capture-view.tsx';
import { image, live, off, overdue, snapshotOf, starting, states, taking } from './capture-snapshots.ts';

test.each<[keyof typeof states, string, string[]]>([
  ['init', 'init', ['choose-file', 'shutter']],
  ['capture', 'capture', ['choose-file', 'shutter', 'switch-camera']],
  ['preview', 'preview', ['retake', 'use']],
  ['upload', 'upload', []],
  ['cameraAccess', 'error', ['restart', 'choose-file', 'other-phone', 'copy-link']],
  ['internal', 'error', ['retry', 'retake', 'send-later']],
])('%s carries its handles, and offers exactly its controls', async (sample, name, actions) => {
  const screen = await renderCaptureView(snapshotOf(states[sample]));
  expect(Object.fromEntries(Object.entries(screen.root().dataset))).toEqual({
    theme: 'dark',
    screen: 'capture',
    state: name,
    photo: 'idCardRecto',
    ...(name === 'error' ? { error: sample } : {}),
  });
  expect(screen.actions()).toEqual(actions);
});

test.each<
  [
    keyof typeof states,
    string,
    'shutter' | 'switchCamera' | 'chooseFile' | 'retake' | 'use' | 'restart' | 'retry' | 'sendLater',
  ]
>([
  ['capture', 'shutter', 'shutter'],
  ['capture', 'switch-camera', 'switchCamera'],
  ['capture', 'choose-file', 'chooseFile'],
  ['preview', 'retake', 'retake'],
  ['preview', 'use', 'use'],
  ['cameraAccess', 'restart', 'restart'],
  ['cameraAccess', 'choose-file', 'chooseFile'],
  ['internal', 'retry', 'retry'],
  ['internal', 'retake', 'retake'],
  ['internal', 'send-later', 'sendLater'],
])('in %s, a click on %s does that and nothing else', async (sample, action, called) => {
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
])('while the camera is %s, whether the shutter is disabled is %s', async (_status, camera, disabled) => {
  const screen = await renderCaptureView(snapshotOf(states.capture, { camera }));
  expect(screen.action('shutter').disabled).toBe(disabled);
});

test('the shutter waits for the state, too', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init, { camera: live }));
  expect(screen.action('shutter').disabled).toBe(true);
});

test('the switch is there only with more than one camera, and stays while the other one starts', async () => {
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

test('the preview shows the image that will be sent, whole and as it is', async () => {
  const screen = await renderCaptureView(snapshotOf(states.preview));
  const picture = screen.find<HTMLImageElement>('img');
  expect(picture.src).toBe(image.dataUrl);
  expect(picture.alt).toContain('front of the ID card');
  expect(getComputedStyle(picture).transform).toBe('none');
  expect(getComputedStyle(picture).objectFit).toBe('contain');
  const { width, height } = picture.getBoundingClientRect();
  expect([width, height]).toEqual([390, 390]);
});

test('an image that could not be sent is still to be seen', async () => {
  const screen = await renderCaptureView(snapshotOf(states.internal));
  expect(screen.find<HTMLImageElement>('img').src).toBe(image.dataUrl);
});

test('each cause of a camera that can’t be had has words of its own', async () => {
  const words = new Set<string>();
  for (const cause of cameraCauses) {
    const diagnosis = { ...states.cameraAccess.diagnosis, cause, app: 'unknown' } as Diagnosis;
    const state: CaptureState = { ...states.cameraAccess, diagnosis };
    const screen = await renderCaptureView(snapshotOf(state));
    words.add(screen.find('h1').textContent + screen.find('h1 + p').textContent);
  }
  expect(words.size).toBe(cameraCauses.length);
});

test('each photo has a heading and an instruction of its own, and a step', async () => {
  const words = new Set<string>();
  for (const photo of photoNames satisfies readonly PhotoName[]) {
    const screen = await renderCaptureView(snapshotOf({ name: 'capture', photo }));
    words.add(screen.find('h1').textContent + screen.find('h1 + p').textContent);
    expect(screen.root().textContent).toContain('Photo 1 of 5');
  }
  expect(words.size).toBe(5);
});

test('the surface is the same element at the same place in every state', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  const surface = screen.surface();
  const place = surface.parentElement;
  const picture = surface.appendChild(document.createElement('canvas'));
  for (const state of Object.values(states)) {
    screen.update(snapshotOf(state));
    expect(screen.surface()).toBe(surface);
    expect(surface.parentElement).toBe(place);
    expect(place?.firstElementChild).toBe(surface);
    expect(picture.parentElement).toBe(surface);
  }
});
