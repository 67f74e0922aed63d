import { cameraAdvice, cameraCauses, type Diagnosis, type RecoveryAction } from '@recto/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTranslations } from '@recto/ui';
import { captureScreen } from './capture-screen.tsx';
import { share, snapshotOf, states } from './capture-snapshots.ts';

/** The camera doctor's view: what it advises is core's to say; here, that all of it can be seen and pressed. */

afterEach(() => void vi.restoreAllMocks());

const translations = createTranslations();
await translations.changeLanguage('en-gb');
const words = translations.i18n.t;
const names = { browser: 'Chrome', target: 'Chrome', restart: words('capture.cameraError.restart') };

const actionOf = {
  restart: 'restart',
  chooseFile: 'choose-file',
  copyLink: 'copy-link',
  otherPhone: 'other-phone',
} as const satisfies Record<RecoveryAction, string>;

test.each(cameraCauses)('%s: each step of its advice, and each way on, in order', async (cause) => {
  const diagnosis = { ...states.cameraAccess.diagnosis, cause, app: 'unknown' } as Diagnosis;
  const { steps, actions } = cameraAdvice(diagnosis);
  const screen = await captureScreen(snapshotOf({ ...states.cameraAccess, diagnosis }));
  const shown = screen.root().textContent;
  for (const step of steps) expect(shown).toContain(words(`capture.cameraError.step.${step}`, names));
  expect(screen.actions()).toEqual(actions.map((action) => actionOf[action]));
});

describe('the link', () => {
  test('is copied', async () => {
    const copy = vi.spyOn(share, 'copy').mockResolvedValue(true);
    const screen = await captureScreen(snapshotOf(states.cameraAccess));
    await userEvent.click(screen.action('copy-link'));
    expect(copy).toHaveBeenCalledExactlyOnceWith(share.link);
    await expect.poll(() => screen.root().textContent).toContain('Link copied.');
    expect(screen.root().textContent).not.toContain(share.link);
  });

  test('is shown to be copied by hand where the browser refuses', async () => {
    vi.spyOn(share, 'copy').mockResolvedValue(false);
    const screen = await captureScreen(snapshotOf(states.cameraAccess));
    await userEvent.click(screen.action('copy-link'));
    await expect.poll(() => screen.root().textContent).toContain(share.link);
    expect(screen.root().textContent).not.toContain('Link copied.');
  });

  test('is shown to another phone as a code, until that is closed', async () => {
    const screen = await captureScreen(snapshotOf(states.cameraAccess));
    const codes = () => document.querySelectorAll('dialog svg[role="img"]').length;
    await userEvent.click(screen.action('other-phone'));
    await expect.poll(codes, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => getComputedStyle(screen.action('close')).pointerEvents).toBe('auto');
    await userEvent.click(screen.action('close'));
    await expect.poll(codes).toBe(0);
  });
});
