import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderCaptureView } from './render-capture-view.tsx';
import { live, snapshotOf, starting, states, taking } from './capture-snapshots.ts';

const landscape = { orientation: 'landscape' } as const;

test('the focus follows the state to its heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  for (const state of [states.init, states.preview, states.upload, states.internal, states.cameraAccess]) {
    screen.update(snapshotOf(state));
    expect(document.activeElement).toBe(screen.find('h1'));
  }
});

test('the focus follows to the next photo where one is to be sent later', async () => {
  const screen = await renderCaptureView(snapshotOf(states.internal));
  screen.action('send-later').focus();
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }, { unsent: ['idCardRecto'] }));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toContain('back');
});

test('the focus follows to the heading of the next photo', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf({ name: 'capture', photo: 'idCardVerso' }));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toContain('back');
});

test('there is one main heading in every state', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  for (const state of Object.values(states)) {
    screen.update(snapshotOf(state));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  }
});

test('the camera that becomes ready does not move the focus', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  screen.action('choose-file').focus();
  screen.update(snapshotOf(states.capture));
  expect(document.activeElement).toBe(screen.action('choose-file'));
});

test('a shutter whose photo came to nothing has the focus again', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf(states.capture, { camera: taking }));
  screen.update(snapshotOf(states.capture, { camera: starting }));
  screen.update(snapshotOf(states.capture, { camera: live }));
  expect(document.activeElement).toBe(screen.action('shutter'));
});

test('the Tab key goes from the heading through every control', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  const reached: (string | undefined)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    reached.push((document.activeElement as HTMLElement).dataset['action']);
  }
  expect(reached).toEqual(['choose-file', 'shutter', 'switch-camera']);
  expect(screen.actions()).toEqual(reached);
});

test('in landscape nothing but the notice can be reached, in any state that frames or shows an image', async () => {
  const screen = await renderCaptureView(snapshotOf(states.init));
  const { cameraAccess: _, ...framing } = states;
  for (const state of Object.values(framing)) {
    screen.update(snapshotOf(state, landscape));
    for (const control of document.querySelectorAll<HTMLElement>('[data-action]')) {
      expect(control.closest('[inert]')).not.toBeNull();
      control.focus();
      expect(document.activeElement).not.toBe(control);
      expect(getComputedStyle(control).visibility).toBe('hidden');
    }
    expect(screen.find('[data-screen] > div:not([inert]) h1').textContent).toBe('Turn your phone');
    screen.update(snapshotOf(state));
    expect(document.querySelector('[inert]')).toBeNull();
  }
});

test('without a camera nobody has to turn the phone', async () => {
  const screen = await renderCaptureView(snapshotOf(states.cameraAccess, landscape));
  expect(document.querySelector('[inert]')).toBeNull();
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.actions()).toContain('restart');
});

test('the notice takes the focus, and gives it back to the control that had it', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  screen.action('shutter').focus();
  screen.update(snapshotOf(states.capture, landscape));
  expect(document.activeElement?.textContent).toBe('Turn your phone');
  screen.update(snapshotOf(states.capture));
  expect(document.activeElement).toBe(screen.action('shutter'));
});

test('after a state that came in landscape, the focus is on its heading', async () => {
  const screen = await renderCaptureView(snapshotOf(states.upload));
  screen.update(snapshotOf(states.upload, landscape));
  screen.update(snapshotOf(states.internal, landscape));
  screen.update(snapshotOf(states.internal));
  expect(document.activeElement).toBe(screen.find('h1'));
  expect(screen.find('h1').textContent).toBe('The photo could not be sent');
});
