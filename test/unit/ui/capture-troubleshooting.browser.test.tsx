import { cameraAdvice, cameraCauses, type Diagnosis, type RecoveryAction } from '@recto/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createTranslations } from '@recto/ui';
import { renderCaptureView } from './render-capture-view.tsx';
import { share, snapshotOf, states } from './capture-snapshots.ts';

/** The camera-access error shows all of the advice that core gives; core's own tests check the advice. */

afterEach(() => void vi.restoreAllMocks());

const translations = createTranslations();
await translations.changeLanguage('en-gb');
const { t } = translations.i18n;
const names = {
  browser: 'Chrome',
  target: 'Chrome',
  restart: t('capture.cameraError.restart'),
  otherPhone: t('capture.cameraError.otherPhone'),
  chooseInstead: t('capture.cameraError.chooseInstead'),
};

const actionOf = {
  restart: 'restart',
  chooseFile: 'choose-file',
  copyLink: 'copy-link',
  otherPhone: 'other-phone',
} as const satisfies Record<RecoveryAction, string>;

test.each(cameraCauses)('%s: shows each step of the advice, and each action in order', async (cause) => {
  const diagnosis = { ...states.cameraAccess.diagnosis, cause, app: 'unknown' } as Diagnosis;
  const { steps, actions } = cameraAdvice(diagnosis);
  const screen = await renderCaptureView(snapshotOf({ ...states.cameraAccess, diagnosis }));
  const shown = screen.root().textContent;
  for (const step of steps) expect(shown).toContain(t(`capture.cameraError.step.${step}`, names));
  expect(screen.actions()).toEqual(['back', ...actions.map((action) => actionOf[action])]);
});

describe('the customer’s link', () => {
  test('the customer’s link is copied', async () => {
    const copy = vi.spyOn(share, 'copy').mockResolvedValue(true);
    const screen = await renderCaptureView(snapshotOf(states.cameraAccess));
    await userEvent.click(screen.action('copy-link'));
    expect(copy).toHaveBeenCalledExactlyOnceWith(share.link);
    await expect.poll(() => screen.root().textContent).toContain('Link copied.');
    expect(screen.root().textContent).not.toContain(share.link);
  });

  test('the customer’s link is shown for copying by hand if the browser refuses', async () => {
    vi.spyOn(share, 'copy').mockResolvedValue(false);
    const screen = await renderCaptureView(snapshotOf(states.cameraAccess));
    await userEvent.click(screen.action('copy-link'));
    await expect.poll(() => screen.root().textContent).toContain(share.link);
    expect(screen.root().textContent).not.toContain('Link copied.');
  });

  test('the customer’s link is shown as a QR code for another phone, until the modal is closed', async () => {
    const screen = await renderCaptureView(snapshotOf(states.cameraAccess));
    const codes = () => document.querySelectorAll('dialog svg[role="img"]').length;
    await userEvent.click(screen.action('other-phone'));
    await expect.poll(codes, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => getComputedStyle(screen.action('close')).pointerEvents).toBe('auto');
    await userEvent.click(screen.action('close'));
    await expect.poll(codes).toBe(0);
  });
});
