import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RealCamera } from '../../phone-recorder/RealCamera.tsx';
import { parseProfile, type PhoneProfile } from '@recto/testing/camera';
import { eventually } from '../../../test/support/eventually.ts';
import { renderPage, type RenderedPage } from '../../../test/unit/ui/render-page.tsx';

/** The story "Real camera" on Chromium's two fake cameras: what it copies is a profile. */

let page: RenderedPage;

beforeEach(async () => {
  page = await renderPage();
  page.show(<RealCamera photo="idCardRecto" />);
});

const press = (action: string) => page.action(action).click();
const copiedText = () => page.find<HTMLTextAreaElement>('textarea').value;

/** Presses a button that opens a camera, and waits for its picture. */
async function open(action: string): Promise<void> {
  press(action);
  await eventually(() => expect(page.actions()).not.toContain('start'));
}

/** Waits until the copied profile is as expected, as the schema reads it. */
async function copyUntil(check: (profile: PhoneProfile) => void): Promise<PhoneProfile> {
  let profile: PhoneProfile | undefined;
  await eventually(() => {
    press('copy-link');
    profile = parseProfile('copied', JSON.parse(copiedText()));
    check(profile);
  });
  return profile!;
}

describe('where the browser copies', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  });

  afterEach(() => vi.restoreAllMocks());

  it('the profile has each camera of the list, and what happened to the open one', async () => {
    await open('start');
    const profile = await copyUntil(({ cameras }) => expect(cameras).toHaveLength(2));
    expect(profile).toMatchObject({
      screen: 'portrait',
      system: 'other',
      listsCapabilities: true,
      misbehaves: [],
    });
    const opened = profile.cameras.find(({ settings }) => settings !== undefined)!;
    expect(profile.expected.rear).toBe(opened.label);
    expect(opened.frame).toEqual({ width: opened.settings!['width'], height: opened.settings!['height'] });
    expect(opened.events).toEqual([{ event: 'firstFrame', atMs: expect.any(Number), frame: opened.frame }]);
    expect(opened.events![0]!.atMs).toBeGreaterThan(0);
  });

  it('what is copied is what is shown, without ids', async () => {
    await open('start');
    press('copy-link');
    await eventually(() => expect(writeText).toHaveBeenCalledOnce());
    expect(copiedText()).toBe(writeText.mock.calls[0]![0]);
    const devices = await navigator.mediaDevices.enumerateDevices();
    const ids = devices.flatMap(({ deviceId, groupId }) => [deviceId, groupId]).filter((id) => id !== '');
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(copiedText()).not.toContain(id);
    await eventually(() => expect(document.body.textContent).toContain('ids of devices and groups'));
  });

  it('“Next camera” adds what it learns', async () => {
    await open('start');
    await copyUntil(({ cameras }) =>
      expect(cameras.filter(({ settings }) => settings !== undefined)).toHaveLength(1),
    );
    await open('switch-camera');
    const { cameras, expected, source } = await copyUntil((profile) =>
      expect(profile.cameras.filter(({ settings }) => settings !== undefined)).toHaveLength(2),
    );
    expect(source).not.toContain('assumed');
    expect(cameras.map(({ label }) => label)).toContain(expected.rear);
    for (const { events } of cameras)
      expect(events).toContainEqual(expect.objectContaining({ event: 'firstFrame' }));
  });
});

it('where the browser does not copy, the text is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await open('start');
  press('copy-link');
  const field = await vi.waitFor(() => page.find<HTMLTextAreaElement>('textarea'));
  await eventually(() => expect(document.body.textContent).toContain('does not copy'));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(field.readOnly).toBe(true);
  expect(() => parseProfile('shown', JSON.parse(field.value))).not.toThrow();
  vi.restoreAllMocks();
});

it('the browser’s own functions are back when the story is left', () => {
  const hidden = () => Object.keys(navigator.mediaDevices);
  expect(hidden()).toEqual(['getUserMedia', 'enumerateDevices']);
  page.show(null);
  expect(hidden()).toEqual([]);
});
