import { noGuidance } from '@recto/core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderCaptureView } from './render-capture-view.tsx';
import { live, resting, snapshotOf, starting, states, taking } from './capture-snapshots.ts';

const landscape = { orientation: 'landscape' } as const;

test('each new state moves the focus to its heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  for (const state of [states.init, states.preview, states.slow, states.internal, states.cameraAccess]) {
    screen.update(snapshotOf(state));
    expect(document.activeElement).toBe(screen.find('h1'));
  }
});

test('“send later” moves the focus to the heading of the next photo', async () => {
  const screen = await renderCaptureView(snapshotOf(states.internal));
  screen.action('send-later').focus();
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toContain('back');
});

test('a new photo moves the focus to its heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toContain('back');
});

test('every state has exactly one main heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  for (const state of Object.values(states)) {
    screen.update(snapshotOf(state));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  }
});

test('the camera becoming ready does not move the focus', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  screen.action('choose-file').focus();
  screen.update(snapshotOf(states.capture));
  expect(document.activeElement).toBe(screen.action('choose-file'));
});

test('the shutter regains the focus when taking the photo fails', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf(states.capture, { camera: taking }));
  screen.update(snapshotOf(states.capture, { camera: starting }));
  screen.update(snapshotOf(states.capture, { camera: live }));
  expect(document.activeElement).toBe(screen.action('shutter'));
});

test('the Tab key moves from the heading through every control', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const focused: (string | undefined)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    focused.push((document.activeElement as HTMLElement).dataset['action']);
  }
  expect(focused).toEqual(['shutter', 'choose-file', 'switch-camera']);
  expect(screen.actions()).toEqual(['back', ...focused]);
});

test.each([states.init, states.capture])('in landscape, $name shows only the notice', async (state) => {
  const screen = await renderCaptureView(snapshotOf(state, landscape));
  expect(screen.find('[data-screen] > div:not([inert]) h1').textContent).toBe('Turn your phone');
  for (const control of document.querySelectorAll<HTMLElement>('[inert] [data-action]')) {
    control.focus();
    expect(document.activeElement).not.toBe(control);
    expect(getComputedStyle(control).visibility).toBe('hidden');
  }
  screen.action('stay-in-landscape').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.handlers.stayInLandscape).toHaveBeenCalledTimes(1);
  screen.update(snapshotOf(state, { ...landscape, staysInLandscape: true }));
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.activeElement).toBe(screen.find('h1'));
});

test('the notice says what went wrong with a photo, and mends it', async () => {
  const trouble = { photo: 'idCardVerso', problem: 'failed' } as const;
  const screen = await renderCaptureView(snapshotOf(states.capture, { ...landscape, trouble }));
  const notice = screen.find('[data-screen] > div:not([inert]):has(h1)');
  expect(notice.textContent).toContain('Not sent: Back.');
  const retry = notice.querySelector<HTMLElement>('[data-action="retry"]')!;
  retry.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.handlers.mend).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.textContent).toBe('Turn your phone');
});

test.each([states.preview, states.slow, states.internal, states.cameraAccess])(
  'in landscape, $name can be used: there is nothing to frame',
  async (state) => {
    const screen = await renderCaptureView(snapshotOf(state, landscape));
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.activeElement).toBe(screen.find('h1'));
  },
);

test('the notice takes the focus, then returns it to the control that had it', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf(states.capture, landscape));
  expect(document.activeElement?.textContent).toBe('Turn your phone');
  screen.update(snapshotOf(states.capture));
  expect(document.activeElement).toBe(screen.action('shutter'));
});

// Decision 2.16.
test('the rest takes the focus, then returns it to the control that had it once that can be used', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf(states.capture, { camera: resting }));
  expect(document.activeElement).toBe(screen.action('start-camera'));
  screen.update(snapshotOf(states.capture, { camera: starting }));
  expect(document.activeElement).toBe(screen.find('h1'));
  await expect.poll(() => document.activeElement).toBe(screen.action('shutter'));
});

test('the rest returns the focus to the heading if that had it, or if the control is gone', async () => {
  const guidance = { ...noGuidance, sound: { ...noGuidance.sound, isAvailable: true } };
  const screen = await renderCaptureView(snapshotOf(states.capture, { guidance }));
  for (const before of [screen.find('h1'), screen.action('sound')]) {
    before.focus();
    screen.update(snapshotOf(states.capture, { camera: resting }));
    expect(document.activeElement).toBe(screen.action('start-camera'));
    screen.update(snapshotOf(states.capture, { guidance }));
    await expect.poll(() => document.querySelector('[inert]')).toBeNull();
    expect(document.activeElement).toBe(screen.find('h1'));
  }
});

test('the rest does not take the focus from what is beside the viewfinder', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const beside = document.body.appendChild(document.createElement('button'));
  beside.focus();
  screen.update(snapshotOf(states.capture, { camera: resting }));
  screen.update(snapshotOf(states.capture));
  await expect.poll(() => document.querySelector('[inert]')).toBeNull();
  expect(document.activeElement).toBe(beside);
  beside.remove();
});

// Decision 2.16.
test('a key that ends the rest presses nothing, however long it is held', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('back').focus();
  screen.update(snapshotOf(states.capture, { camera: resting }));
  await userEvent.keyboard('{Enter>}');
  screen.update(snapshotOf(states.capture));
  await new Promise((resolve) => setTimeout(resolve, 600));
  await userEvent.keyboard('{Enter>3}');
  expect(document.activeElement).toBe(screen.find('h1'));
  await userEvent.keyboard('{/Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.action('back'));
  expect(screen.handlers.back).not.toHaveBeenCalled();
});

// Decision 2.16.
test.each(['back', 'shutter', 'choose-file'] as const)(
  'a browser without “inert” hides “%s” during the rest, too',
  async (action) => {
    const screen = await renderCaptureView(snapshotOf(states.capture));
    screen.update(snapshotOf(states.capture, { camera: resting }));
    expect(getComputedStyle(screen.action(action)).visibility).toBe('hidden');
    expect(getComputedStyle(screen.action('start-camera')).visibility).toBe('visible');
  },
);

test('a photo that is taken as the phone turns moves the focus from the notice to its heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture, landscape));
  screen.update(snapshotOf(states.preview, landscape));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toContain('Photo taken');
});
